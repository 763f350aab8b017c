<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="road" tilewidth="64" tileheight="64" tilecount="149" columns="16">
 <image source="road.png" width="1024" height="640"/>
 <tile id="0" type="Wall"/>
 <tile id="1" type="Wall"/>
 <tile id="2" type="Wall"/>
 <tile id="3" type="Wall"/>
 <tile id="4" type="Wall"/>
 <tile id="5" type="Wall"/>
 <tile id="6" type="Wall"/>
 <tile id="7" type="Wall"/>
 <tile id="8" type="Wall"/>
 <tile id="9" type="Wall"/>
 <tile id="10" type="Wall"/>
 <tile id="11" type="Wall"/>
 <tile id="12" type="Wall"/>
 <tile id="13" type="Wall"/>
 <tile id="14" type="Road"><properties><property name="surroundings" value="#########------------"/></properties></tile>
 <tile id="15" type="Wall" probability="0"><properties><property name="surroundings" value="......###------8-88--"/></properties></tile>
 <tile id="16" type="Road" probability="0"><properties><property name="surroundings" value="...######-8-88-------"/></properties></tile>
 <tile id="17" type="Wall" probability="0"><properties><property name="surroundings" value="......###------8-84--"/></properties></tile>
 <tile id="18" type="Wall" probability="0"><properties><property name="surroundings" value="......##.------8-4--6"/></properties></tile>
 <tile id="19" type="Wall" probability="0"><properties><property name="surroundings" value="......#..------4---6-"/></properties></tile>
 <tile id="20" type="Road" probability="0"><properties><property name="surroundings" value="...######-8-84-------"/></properties></tile>
 <tile id="21" type="Road" probability="0"><properties><property name="surroundings" value="...##.###-8-4---6-8--"/></properties></tile>
 <tile id="22" type="Wall" probability="0"><properties><property name="surroundings" value="...#..##.-4---6--8--8"/></properties></tile>
 <tile id="23" type="Wall" probability="0"><properties><property name="surroundings" value="......#..------8---8-"/></properties></tile>
 <tile id="24" type="Road" probability="0"><properties><property name="surroundings" value="##.######--6-8-------"/></properties></tile>
 <tile id="25" type="Road" probability="0"><properties><property name="surroundings" value="#..##.###6--8---8-6--"/></properties></tile>
 <tile id="26" type="Road" probability="0"><properties><property name="surroundings" value="######..#------8-c--c"/></properties></tile>
 <tile id="27" type="Road" probability="0"><properties><property name="surroundings" value="######.##------c---c-"/></properties></tile>
 <tile id="28" type="Wall" probability="0"><properties><property name="surroundings" value="###..#..#-8-c---c---8"/></properties></tile>
 <tile id="29" type="Wall" probability="0"><properties><property name="surroundings" value="......##.------8-4--8"/></properties></tile>
 <tile id="30" type="Wall" probability="0"><properties><property name="surroundings" value="......#..------4---8-"/></properties></tile>
 <tile id="31" type="Road" probability="0"><properties><property name="surroundings" value="...##.###-8-4---8-b--"/></properties></tile>
 <tile id="32" type="Wall" probability="0"><properties><property name="surroundings" value="...#..###-4---8--b4--"/></properties></tile>
 <tile id="33" type="Wall" probability="0"><properties><property name="surroundings" value="......##.------b-4--6"/></properties></tile>
 <tile id="34" type="Road" probability="0"><properties><property name="surroundings" value="##.######--8-b-------"/></properties></tile>
 <tile id="35" type="Road" probability="0"><properties><property name="surroundings" value="#..######8--b4-------"/></properties></tile>
 <tile id="36" type="Road" probability="0"><properties><property name="surroundings" value="...##.###-b-4---6-8--"/></properties></tile>
 <tile id="37" type="Road" probability="0"><properties><property name="surroundings" value="######...------8-8b--"/></properties></tile>
 <tile id="38" type="Road" probability="0"><properties><property name="surroundings" value="######..#------8-b--8"/></properties></tile>
 <tile id="39" type="Road" probability="0"><properties><property name="surroundings" value="#..##.###6--8---8-8--"/></properties></tile>
 <tile id="40" type="Wall" probability="0"><properties><property name="surroundings" value="...#..##.-8---8--8--8"/></properties></tile>
 <tile id="41" type="Wall" probability="0"><properties><property name="surroundings" value="###......-8-8b-------"/></properties></tile>
 <tile id="42" type="Wall" probability="0"><properties><property name="surroundings" value="###..#...-8-b---8-4--"/></properties></tile>
 <tile id="43" type="Road" probability="0"><properties><property name="surroundings" value="###.##...-b---8--4b--"/></properties></tile>
 <tile id="44" type="Road" probability="0"><properties><property name="surroundings" value="######..#------4-b--9"/></properties></tile>
 <tile id="45" type="Road" probability="0"><properties><property name="surroundings" value="######.##------b---9-"/></properties></tile>
 <tile id="46" type="Road" probability="0"><properties><property name="surroundings" value="##.######--8-8-------"/></properties></tile>
 <tile id="47" type="Wall" probability="0"><properties><property name="surroundings" value=".##......8--4b-------"/></properties></tile>
 <tile id="48" type="Wall" probability="0"><properties><property name="surroundings" value="###..#...-4-b---9-9--"/></properties></tile>
 <tile id="49" type="Road" probability="0"><properties><property name="surroundings" value="###.##..#-b---9--9--b"/></properties></tile>
 <tile id="50" type="Wall" probability="0"><properties><property name="surroundings" value="..#......--9-9-------"/></properties></tile>
 <tile id="51" type="Road" probability="0"><properties><property name="surroundings" value="######...------4-8b--"/></properties></tile>
 <tile id="52" type="Road" probability="0"><properties><property name="surroundings" value="######..#------8-b--9"/></properties></tile>
 <tile id="53" type="Wall" probability="0"><properties><property name="surroundings" value="###......-4-8b-------"/></properties></tile>
 <tile id="54" type="Wall" probability="0"><properties><property name="surroundings" value="###..#...-8-b---9-8--"/></properties></tile>
 <tile id="55" type="Road" probability="0"><properties><property name="surroundings" value="###.##..#-b---9--8--8"/></properties></tile>
 <tile id="56" type="Road" probability="0"><properties><property name="surroundings" value="#..##.###8--8---8-8--"/></properties></tile>
 <tile id="57" type="Wall" probability="0"><properties><property name="surroundings" value="..#......--9-8-------"/></properties></tile>
 <tile id="58" type="Wall" probability="0"><properties><property name="surroundings" value=".##..#...9--8---8-8--"/></properties></tile>
 <tile id="59" type="Road" probability="0"><properties><property name="surroundings" value="######...------8-8c--"/></properties></tile>
 <tile id="60" type="Wall" probability="0"><properties><property name="surroundings" value="###......-8-8c-------"/></properties></tile>
 <tile id="61" type="Wall" probability="0"><properties><property name="surroundings" value="###..#..#-8-c---c---c"/></properties></tile>
 <tile id="62" type="Road" probability="0"><properties><property name="surroundings" value="###.##.##-c---c----c-"/></properties></tile>
 <tile id="63" type="Wall" probability="0"><properties><property name="surroundings" value="........#---------4-4"/></properties></tile>
 <tile id="64" type="Wall" probability="0"><properties><property name="surroundings" value=".......##--------484-"/></properties></tile>
 <tile id="65" type="Road" probability="0"><properties><property name="surroundings" value="....##.##---484----8-"/></properties></tile>
 <tile id="66" type="Wall" probability="0"><properties><property name="surroundings" value="..#..#..#--4----8---4"/></properties></tile>
 <tile id="67" type="Road" probability="0"><properties><property name="surroundings" value=".##.##.##4----8----4-"/></properties></tile>
 <tile id="68" type="Wall" probability="0"><properties><property name="surroundings" value="......##.------b-4--4"/></properties></tile>
 <tile id="69" type="Road" probability="0"><properties><property name="surroundings" value="...##.##.-b-4---4---b"/></properties></tile>
 <tile id="70" type="Wall" probability="0"><properties><property name="surroundings" value="...#..##.-4---6--8--9"/></properties></tile>
 <tile id="71" type="Road" probability="0"><properties><property name="surroundings" value="#..##.###6--8---9-b--"/></properties></tile>
 <tile id="72" type="Wall" probability="0"><properties><property name="surroundings" value="...#..###-8---9--b4--"/></properties></tile>
 <tile id="73" type="Road" probability="0"><properties><property name="surroundings" value="...##.###-b-4---6-6--"/></properties></tile>
 <tile id="74" type="Wall" probability="0"><properties><property name="surroundings" value="...#..##.-4---6--6--4"/></properties></tile>
 <tile id="75" type="Road" probability="0"><properties><property name="surroundings" value="##.######--6-6-------"/></properties></tile>
 <tile id="76" type="Wall" probability="0"><properties><property name="surroundings" value=".##..#...9--8---8-9--"/></properties></tile>
 <tile id="77" type="Wall" probability="0"><properties><property name="surroundings" value="......##.------8-4--5"/></properties></tile>
 <tile id="78" type="Wall" probability="0"><properties><property name="surroundings" value="......#.#------4--455"/></properties></tile>
 <tile id="79" type="Road" probability="0"><properties><property name="surroundings" value="...##.##.-8-4---5---c"/></properties></tile>
 <tile id="80" type="Wall" probability="0"><properties><property name="surroundings" value="...#.##.#-4--45-5--cc"/></properties></tile>
 <tile id="81" type="Road" probability="0"><properties><property name="surroundings" value="##.##.##.--5----c---5"/></properties></tile>
 <tile id="82" type="Wall" probability="0"><properties><property name="surroundings" value="#.##.##.#5-5--c-c--55"/></properties></tile>
 <tile id="83" type="Wall" probability="0"><properties><property name="surroundings" value="###..#..#-8-c---c---b"/></properties></tile>
 <tile id="84" type="Road" probability="0"><properties><property name="surroundings" value="###.##.##-c---c----b-"/></properties></tile>
 <tile id="85" type="Wall" probability="0"><properties><property name="surroundings" value="..#..#.##--c----b8-4-"/></properties></tile>
 <tile id="86" type="Road" probability="0"><properties><property name="surroundings" value=".##.#####c----b8-----"/></properties></tile>
 <tile id="87" type="Wall" probability="0"><properties><property name="surroundings" value="..#..#..#--c----8---4"/></properties></tile>
 <tile id="88" type="Road" probability="0"><properties><property name="surroundings" value=".##.##.##c----8----4-"/></properties></tile>
 <tile id="89" type="Wall" probability="0"><properties><property name="surroundings" value="..#..#..#--c----8---b"/></properties></tile>
 <tile id="90" type="Road" probability="0"><properties><property name="surroundings" value=".##.##.##c----8----b-"/></properties></tile>
 <tile id="91" type="Road" probability="0"><properties><property name="surroundings" value="######...------c-c9--"/></properties></tile>
 <tile id="92" type="Road" probability="0"><properties><property name="surroundings" value="######...------c-9c--"/></properties></tile>
 <tile id="93" type="Road" probability="0"><properties><property name="surroundings" value="######..#------9-c--c"/></properties></tile>
 <tile id="94" type="Wall" probability="0"><properties><property name="surroundings" value="###...##.-c-c9-c-8--4"/></properties></tile>
 <tile id="95" type="Wall" probability="0"><properties><property name="surroundings" value="###...#..-c-9c-8---4-"/></properties></tile>
 <tile id="96" type="Wall" probability="0"><properties><property name="surroundings" value="###..#..#-9-c---c---8"/></properties></tile>
 <tile id="97" type="Road" probability="0"><properties><property name="surroundings" value="...##.##.-c-8---4---8"/></properties></tile>
 <tile id="98" type="Road" probability="0"><properties><property name="surroundings" value="#..##.##.8--6---4---4"/></properties></tile>
 <tile id="99" type="Wall" probability="0"><properties><property name="surroundings" value="...#..#..-6---4----4-"/></properties></tile>
 <tile id="100" type="Wall" probability="0"><properties><property name="surroundings" value="###..#...-8-b---8-8--"/></properties></tile>
 <tile id="101" type="Road" probability="0"><properties><property name="surroundings" value="###.##...-b---8--8c--"/></properties></tile>
 <tile id="102" type="Road" probability="0"><properties><property name="surroundings" value="######...------8-c5--"/></properties></tile>
 <tile id="103" type="Road" probability="0"><properties><property name="surroundings" value="##.##....--4---c45---"/></properties></tile>
 <tile id="104" type="Wall" probability="0"><properties><property name="surroundings" value="#..#.....4----45-----"/></properties></tile>
 <tile id="105" type="Wall" probability="0"><properties><property name="surroundings" value="..#.....#--8-8----5-4"/></properties></tile>
 <tile id="106" type="Wall" probability="0"><properties><property name="surroundings" value=".##....##8--8c---5c4-"/></properties></tile>
 <tile id="107" type="Wall" probability="0"><properties><property name="surroundings" value="###...###-8-c5-5-c5--"/></properties></tile>
 <tile id="108" type="Wall" probability="0"><properties><property name="surroundings" value="..#...#..--4-8-4---8-"/></properties></tile>
 <tile id="109" type="Wall" probability="0"><properties><property name="surroundings" value="..#..####--b---bcc---"/></properties></tile>
 <tile id="110" type="Wall" probability="0"><properties><property name="surroundings" value=".##..#..#4--8---b---b"/></properties></tile>
 <tile id="111" type="Road" probability="0"><properties><property name="surroundings" value="###.##.##-8---b----b-"/></properties></tile>
 <tile id="112" type="Wall" probability="0"><properties><property name="surroundings" value="..#..#.##--b----b8-8-"/></properties></tile>
 <tile id="113" type="Road" probability="0"><properties><property name="surroundings" value="#..##.##.8--6---8---9"/></properties></tile>
 <tile id="114" type="Wall" probability="0"><properties><property name="surroundings" value="..##.##..-69--8-5-49-"/></properties></tile>
 <tile id="115" type="Road" probability="0"><properties><property name="surroundings" value=".##.##...9----5--48--"/></properties></tile>
 <tile id="116" type="Road" probability="0"><properties><property name="surroundings" value="##.##.##.--8----9---c"/></properties></tile>
 <tile id="117" type="Wall" probability="0"><properties><property name="surroundings" value="#.##..#..8-5-49----c-"/></properties></tile>
 <tile id="118" type="Road" probability="0"><properties><property name="surroundings" value="#####....----c-8c4---"/></properties></tile>
 <tile id="119" type="Wall" probability="0"><properties><property name="surroundings" value="####.#..#---c-c4c---9"/></properties></tile>
 <tile id="120" type="Wall" probability="0"><properties><property name="surroundings" value="##.......-8c4--------"/></properties></tile>
 <tile id="121" type="Wall" probability="0"><properties><property name="surroundings" value="#.#..#..#c4c----9---c"/></properties></tile>
 <tile id="122" type="Wall" probability="0"><properties><property name="surroundings" value="..#..#..#--b----8---b"/></properties></tile>
 <tile id="123" type="Road" probability="0"><properties><property name="surroundings" value=".##.##.##b----8----b-"/></properties></tile>
 <tile id="124" type="Road" probability="0"><properties><property name="surroundings" value="##.##.##.--a----c---9"/></properties></tile>
 <tile id="125" type="Wall" probability="0"><properties><property name="surroundings" value="#.##.##..a-c--c-8-49-"/></properties></tile>
 <tile id="126" type="Wall" probability="0"><properties><property name="surroundings" value="#.##.##..c-c--c-a-69-"/></properties></tile>
 <tile id="127" type="Road" probability="0"><properties><property name="surroundings" value=".##.##..#c----a--6--6"/></properties></tile>
 <tile id="128" type="Wall" probability="0"><properties><property name="surroundings" value="#.##..#..c-a-69----c-"/></properties></tile>
 <tile id="129" type="Wall" probability="0"><properties><property name="surroundings" value=".##..#...a--6---6-a--"/></properties></tile>
 <tile id="130" type="Wall" probability="0"><properties><property name="surroundings" value="#..#..###9----c--c9--"/></properties></tile>
 <tile id="131" type="Road" probability="0"><properties><property name="surroundings" value="##.##....--c---c55---"/></properties></tile>
 <tile id="132" type="Wall" probability="0"><properties><property name="surroundings" value="#.##.#...c-c--555-4--"/></properties></tile>
 <tile id="133" type="Wall" probability="0"><properties><property name="surroundings" value="##....##.-c55--c-8--8"/></properties></tile>
 <tile id="134" type="Wall" probability="0"><properties><property name="surroundings" value="#.#...#..555-4-8---8-"/></properties></tile>
 <tile id="135" type="Wall" probability="0"><properties><property name="surroundings" value="#.##.#...c-c--548-6--"/></properties></tile>
 <tile id="136" type="Road" probability="0"><properties><property name="surroundings" value=".##.##..#c----8--6--6"/></properties></tile>
 <tile id="137" type="Wall" probability="0"><properties><property name="surroundings" value="#.#......548-6-------"/></properties></tile>
 <tile id="138" type="Wall" probability="0"><properties><property name="surroundings" value=".##..#...8--6---6-8--"/></properties></tile>
 <tile id="139" type="Road" probability="0"><properties><property name="surroundings" value="##.##.##.--5----c---c"/></properties></tile>
 <tile id="140" type="Wall" probability="0"><properties><property name="surroundings" value="#.##.##.#5-5--c-c--cc"/></properties></tile>
 <tile id="141" type="Road" probability="0"><properties><property name="surroundings" value="#..##.##.b--8---4---4"/></properties></tile>
 <tile id="142" type="Wall" probability="0"><properties><property name="surroundings" value="...#..#..-8---4----4-"/></properties></tile>
 <tile id="143" type="Road" probability="0"><properties><property name="surroundings" value="######...------8-cc--"/></properties></tile>
 <tile id="144" type="Wall" probability="0"><properties><property name="surroundings" value="###...###-8-cc-5-cc--"/></properties></tile>
 <tile id="145" type="Road" probability="0"><properties><property name="surroundings" value="#..##.##.b--8---8---9"/></properties></tile>
 <tile id="146" type="Wall" probability="0"><properties><property name="surroundings" value="..##.##..-89--8-5-49-"/></properties></tile>
 <tile id="147" type="Road" probability="0"><properties><property name="surroundings" value="##.##.##.--c----c---c"/></properties></tile>
 <tile id="148" type="Wall" probability="0"><properties><property name="surroundings" value="#.##.##.#c-c--c-c--cc"/></properties></tile>
 <wangsets>
  <wangset name="Road" type="corner" tile="-1">
   <wangcolor name="Road" color="#f7f4ea" tile="14" probability="1"/>
   <wangtile tileid="0" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="1" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="2" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="3" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="4" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="5" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="6" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="7" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="8" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="9" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="10" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="11" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="12" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="13" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="14" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="15" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="16" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="17" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="18" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="19" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="20" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="21" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="22" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="23" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="24" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="25" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="26" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="27" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="28" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="29" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="30" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="31" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="32" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="33" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="34" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="35" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="36" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="37" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="38" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="39" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="40" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="41" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="42" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="43" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="44" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="45" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="46" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="47" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="48" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="49" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="50" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="51" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="52" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="53" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="54" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="55" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="56" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="57" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="58" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="59" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="60" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="61" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="62" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="63" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="64" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="65" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="66" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="67" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="68" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="69" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="70" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="71" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="72" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="73" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="74" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="75" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="76" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="77" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="78" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="79" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="80" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="81" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="82" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="83" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="84" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="85" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="86" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="87" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="88" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="89" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="90" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="91" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="92" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="93" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="94" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="95" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="96" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="97" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="98" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="99" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="100" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="101" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="102" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="103" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="104" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="105" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="106" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="107" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="108" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="109" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="110" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="111" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="112" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="113" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="114" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="115" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="116" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="117" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="118" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="119" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="120" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="121" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="122" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="123" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="124" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="125" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="126" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="127" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="128" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="129" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="130" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="131" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="132" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="133" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="134" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="135" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="136" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="137" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="138" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="139" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="140" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="141" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="142" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="143" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="144" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="145" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="146" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="147" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="148" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
