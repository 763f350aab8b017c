<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="road" tilewidth="64" tileheight="64" tilecount="335" columns="16">
 <image source="road.png" width="1024" height="1344"/>
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
 <tile id="14" type="Road"/>
 <tile id="15" type="Road" probability="0"/>
 <tile id="16" type="Road" probability="0"/>
 <tile id="17" type="Road" probability="0"/>
 <tile id="18" type="Road" probability="0"/>
 <tile id="19" type="Road" probability="0"/>
 <tile id="20" type="Road" probability="0"/>
 <tile id="21" type="Road" probability="0"/>
 <tile id="22" type="Road" probability="0"/>
 <tile id="23" type="Road" probability="0"/>
 <tile id="24" type="Road" probability="0"/>
 <tile id="25" type="Road" probability="0"/>
 <tile id="26" type="Road" probability="0"/>
 <tile id="27" type="Road" probability="0"/>
 <tile id="28" type="Road" probability="0"/>
 <tile id="29" type="Road" probability="0"/>
 <tile id="30" type="Road" probability="0"/>
 <tile id="31" type="Road" probability="0"/>
 <tile id="32" type="Road" probability="0"/>
 <tile id="33" type="Road" probability="0"/>
 <tile id="34" type="Road" probability="0"/>
 <tile id="35" type="Road" probability="0"/>
 <tile id="36" type="Road" probability="0"/>
 <tile id="37" type="Road" probability="0"/>
 <tile id="38" type="Road" probability="0"/>
 <tile id="39" type="Road" probability="0"/>
 <tile id="40" type="Road" probability="0"/>
 <tile id="41" type="Road" probability="0"/>
 <tile id="42" type="Road" probability="0"/>
 <tile id="43" type="Road" probability="0"/>
 <tile id="44" type="Road" probability="0"/>
 <tile id="45" type="Road" probability="0"/>
 <tile id="46" type="Road" probability="0"/>
 <tile id="47" type="Road" probability="0"/>
 <tile id="48" type="Road" probability="0"/>
 <tile id="49" type="Road" probability="0"/>
 <tile id="50" type="Road" probability="0"/>
 <tile id="51" type="Road" probability="0"/>
 <tile id="52" type="Road" probability="0"/>
 <tile id="53" type="Road" probability="0"/>
 <tile id="54" type="Road" probability="0"/>
 <tile id="55" type="Road" probability="0"/>
 <tile id="56" type="Road" probability="0"/>
 <tile id="57" type="Road" probability="0"/>
 <tile id="58" type="Road" probability="0"/>
 <tile id="59" type="Road" probability="0"/>
 <tile id="60" type="Road" probability="0"/>
 <tile id="61" type="Road" probability="0"/>
 <tile id="62" type="Road" probability="0"/>
 <tile id="63" type="Road" probability="0"/>
 <tile id="64" type="Road" probability="0"/>
 <tile id="65" type="Road" probability="0"/>
 <tile id="66" type="Road" probability="0"/>
 <tile id="67" type="Road" probability="0"/>
 <tile id="68" type="Road" probability="0"/>
 <tile id="69" type="Road" probability="0"/>
 <tile id="70" type="Road" probability="0"/>
 <tile id="71" type="Road" probability="0"/>
 <tile id="72" type="Road" probability="0"/>
 <tile id="73" type="Road" probability="0"/>
 <tile id="74" type="Road" probability="0"/>
 <tile id="75" type="Road" probability="0"/>
 <tile id="76" type="Road" probability="0"/>
 <tile id="77" type="Road" probability="0"/>
 <tile id="78" type="Road" probability="0"/>
 <tile id="79" type="Road" probability="0"/>
 <tile id="80" type="Road" probability="0"/>
 <tile id="81" type="Road" probability="0"/>
 <tile id="82" type="Road" probability="0"/>
 <tile id="83" type="Road" probability="0"/>
 <tile id="84" type="Road" probability="0"/>
 <tile id="85" type="Road" probability="0"/>
 <tile id="86" type="Road" probability="0"/>
 <tile id="87" type="Road" probability="0"/>
 <tile id="88" type="Road" probability="0"/>
 <tile id="89" type="Road" probability="0"/>
 <tile id="90" type="Road" probability="0"/>
 <tile id="91" type="Road" probability="0"/>
 <tile id="92" type="Road" probability="0"/>
 <tile id="93" type="Road" probability="0"/>
 <tile id="94" type="Road" probability="0"/>
 <tile id="95" type="Road" probability="0"/>
 <tile id="96" type="Road" probability="0"/>
 <tile id="97" type="Road" probability="0"/>
 <tile id="98" type="Road" probability="0"/>
 <tile id="99" type="Road" probability="0"/>
 <tile id="100" type="Road" probability="0"/>
 <tile id="101" type="Road" probability="0"/>
 <tile id="102" type="Road" probability="0"/>
 <tile id="103" type="Road" probability="0"/>
 <tile id="104" type="Road" probability="0"/>
 <tile id="105" type="Road" probability="0"/>
 <tile id="106" type="Road" probability="0"/>
 <tile id="107" type="Road" probability="0"/>
 <tile id="108" type="Road" probability="0"/>
 <tile id="109" type="Road" probability="0"/>
 <tile id="110" type="Road" probability="0"/>
 <tile id="111" type="Road" probability="0"/>
 <tile id="112" type="Road" probability="0"/>
 <tile id="113" type="Road" probability="0"/>
 <tile id="114" type="Road" probability="0"/>
 <tile id="115" type="Road" probability="0"/>
 <tile id="116" type="Road" probability="0"/>
 <tile id="117" type="Road" probability="0"/>
 <tile id="118" type="Road" probability="0"/>
 <tile id="119" type="Road" probability="0"/>
 <tile id="120" type="Road" probability="0"/>
 <tile id="121" type="Road" probability="0"/>
 <tile id="122" type="Road" probability="0"/>
 <tile id="123" type="Road" probability="0"/>
 <tile id="124" type="Road" probability="0"/>
 <tile id="125" type="Road" probability="0"/>
 <tile id="126" type="Road" probability="0"/>
 <tile id="127" type="Road" probability="0"/>
 <tile id="128" type="Road" probability="0"/>
 <tile id="129" type="Road" probability="0"/>
 <tile id="130" type="Road" probability="0"/>
 <tile id="131" type="Road" probability="0"/>
 <tile id="132" type="Road" probability="0"/>
 <tile id="133" type="Road" probability="0"/>
 <tile id="134" type="Road" probability="0"/>
 <tile id="135" type="Road" probability="0"/>
 <tile id="136" type="Road" probability="0"/>
 <tile id="137" type="Road" probability="0"/>
 <tile id="138" type="Road" probability="0"/>
 <tile id="139" type="Road" probability="0"/>
 <tile id="140" type="Road" probability="0"/>
 <tile id="141" type="Road" probability="0"/>
 <tile id="142" type="Road" probability="0"/>
 <tile id="143" type="Road" probability="0"/>
 <tile id="144" type="Road" probability="0"/>
 <tile id="145" type="Road" probability="0"/>
 <tile id="146" type="Road" probability="0"/>
 <tile id="147" type="Road" probability="0"/>
 <tile id="148" type="Road" probability="0"/>
 <tile id="149" type="Road" probability="0"/>
 <tile id="150" type="Road" probability="0"/>
 <tile id="151" type="Wall" probability="0"/>
 <tile id="152" type="Wall" probability="0"/>
 <tile id="153" type="Wall" probability="0"/>
 <tile id="154" type="Wall" probability="0"/>
 <tile id="155" type="Wall" probability="0"/>
 <tile id="156" type="Wall" probability="0"/>
 <tile id="157" type="Wall" probability="0"/>
 <tile id="158" type="Wall" probability="0"/>
 <tile id="159" type="Wall" probability="0"/>
 <tile id="160" type="Wall" probability="0"/>
 <tile id="161" type="Wall" probability="0"/>
 <tile id="162" type="Wall" probability="0"/>
 <tile id="163" type="Wall" probability="0"/>
 <tile id="164" type="Wall" probability="0"/>
 <tile id="165" type="Wall" probability="0"/>
 <tile id="166" type="Wall" probability="0"/>
 <tile id="167" type="Wall" probability="0"/>
 <tile id="168" type="Wall" probability="0"/>
 <tile id="169" type="Wall" probability="0"/>
 <tile id="170" type="Wall" probability="0"/>
 <tile id="171" type="Wall" probability="0"/>
 <tile id="172" type="Wall" probability="0"/>
 <tile id="173" type="Wall" probability="0"/>
 <tile id="174" type="Wall" probability="0"/>
 <tile id="175" type="Wall" probability="0"/>
 <tile id="176" type="Wall" probability="0"/>
 <tile id="177" type="Wall" probability="0"/>
 <tile id="178" type="Wall" probability="0"/>
 <tile id="179" type="Wall" probability="0"/>
 <tile id="180" type="Wall" probability="0"/>
 <tile id="181" type="Wall" probability="0"/>
 <tile id="182" type="Wall" probability="0"/>
 <tile id="183" type="Wall" probability="0"/>
 <tile id="184" type="Wall" probability="0"/>
 <tile id="185" type="Wall" probability="0"/>
 <tile id="186" type="Wall" probability="0"/>
 <tile id="187" type="Wall" probability="0"/>
 <tile id="188" type="Wall" probability="0"/>
 <tile id="189" type="Wall" probability="0"/>
 <tile id="190" type="Wall" probability="0"/>
 <tile id="191" type="Wall" probability="0"/>
 <tile id="192" type="Wall" probability="0"/>
 <tile id="193" type="Wall" probability="0"/>
 <tile id="194" type="Wall" probability="0"/>
 <tile id="195" type="Wall" probability="0"/>
 <tile id="196" type="Wall" probability="0"/>
 <tile id="197" type="Wall" probability="0"/>
 <tile id="198" type="Wall" probability="0"/>
 <tile id="199" type="Wall" probability="0"/>
 <tile id="200" type="Wall" probability="0"/>
 <tile id="201" type="Wall" probability="0"/>
 <tile id="202" type="Wall" probability="0"/>
 <tile id="203" type="Wall" probability="0"/>
 <tile id="204" type="Wall" probability="0"/>
 <tile id="205" type="Wall" probability="0"/>
 <tile id="206" type="Wall" probability="0"/>
 <tile id="207" type="Wall" probability="0"/>
 <tile id="208" type="Wall" probability="0"/>
 <tile id="209" type="Wall" probability="0"/>
 <tile id="210" type="Wall" probability="0"/>
 <tile id="211" type="Wall" probability="0"/>
 <tile id="212" type="Wall" probability="0"/>
 <tile id="213" type="Wall" probability="0"/>
 <tile id="214" type="Wall" probability="0"/>
 <tile id="215" type="Wall" probability="0"/>
 <tile id="216" type="Wall" probability="0"/>
 <tile id="217" type="Wall" probability="0"/>
 <tile id="218" type="Wall" probability="0"/>
 <tile id="219" type="Wall" probability="0"/>
 <tile id="220" type="Wall" probability="0"/>
 <tile id="221" type="Wall" probability="0"/>
 <tile id="222" type="Wall" probability="0"/>
 <tile id="223" type="Wall" probability="0"/>
 <tile id="224" type="Wall" probability="0"/>
 <tile id="225" type="Wall" probability="0"/>
 <tile id="226" type="Wall" probability="0"/>
 <tile id="227" type="Wall" probability="0"/>
 <tile id="228" type="Wall" probability="0"/>
 <tile id="229" type="Wall" probability="0"/>
 <tile id="230" type="Wall" probability="0"/>
 <tile id="231" type="Wall" probability="0"/>
 <tile id="232" type="Wall" probability="0"/>
 <tile id="233" type="Wall" probability="0"/>
 <tile id="234" type="Wall" probability="0"/>
 <tile id="235" type="Wall" probability="0"/>
 <tile id="236" type="Wall" probability="0"/>
 <tile id="237" type="Wall" probability="0"/>
 <tile id="238" type="Wall" probability="0"/>
 <tile id="239" type="Wall" probability="0"/>
 <tile id="240" type="Wall" probability="0"/>
 <tile id="241" type="Wall" probability="0"/>
 <tile id="242" type="Wall" probability="0"/>
 <tile id="243" type="Wall" probability="0"/>
 <tile id="244" type="Wall" probability="0"/>
 <tile id="245" type="Wall" probability="0"/>
 <tile id="246" type="Wall" probability="0"/>
 <tile id="247" type="Wall" probability="0"/>
 <tile id="248" type="Wall" probability="0"/>
 <tile id="249" type="Wall" probability="0"/>
 <tile id="250" type="Wall" probability="0"/>
 <tile id="251" type="Wall" probability="0"/>
 <tile id="252" type="Wall" probability="0"/>
 <tile id="253" type="Wall" probability="0"/>
 <tile id="254" type="Wall" probability="0"/>
 <tile id="255" type="Wall" probability="0"/>
 <tile id="256" type="Wall" probability="0"/>
 <tile id="257" type="Wall" probability="0"/>
 <tile id="258" type="Wall" probability="0"/>
 <tile id="259" type="Wall" probability="0"/>
 <tile id="260" type="Wall" probability="0"/>
 <tile id="261" type="Wall" probability="0"/>
 <tile id="262" type="Wall" probability="0"/>
 <tile id="263" type="Wall" probability="0"/>
 <tile id="264" type="Wall" probability="0"/>
 <tile id="265" type="Wall" probability="0"/>
 <tile id="266" type="Wall" probability="0"/>
 <tile id="267" type="Wall" probability="0"/>
 <tile id="268" type="Wall" probability="0"/>
 <tile id="269" type="Wall" probability="0"/>
 <tile id="270" type="Wall" probability="0"/>
 <tile id="271" type="Wall" probability="0"/>
 <tile id="272" type="Wall" probability="0"/>
 <tile id="273" type="Wall" probability="0"/>
 <tile id="274" type="Wall" probability="0"/>
 <tile id="275" type="Wall" probability="0"/>
 <tile id="276" type="Wall" probability="0"/>
 <tile id="277" type="Wall" probability="0"/>
 <tile id="278" type="Wall" probability="0"/>
 <tile id="279" type="Wall" probability="0"/>
 <tile id="280" type="Wall" probability="0"/>
 <tile id="281" type="Wall" probability="0"/>
 <tile id="282" type="Wall" probability="0"/>
 <tile id="283" type="Wall" probability="0"/>
 <tile id="284" type="Wall" probability="0"/>
 <tile id="285" type="Wall" probability="0"/>
 <tile id="286" type="Wall" probability="0"/>
 <tile id="287" type="Wall" probability="0"/>
 <tile id="288" type="Wall" probability="0"/>
 <tile id="289" type="Wall" probability="0"/>
 <tile id="290" type="Wall" probability="0"/>
 <tile id="291" type="Wall" probability="0"/>
 <tile id="292" type="Wall" probability="0"/>
 <tile id="293" type="Wall" probability="0"/>
 <tile id="294" type="Wall" probability="0"/>
 <tile id="295" type="Wall" probability="0"/>
 <tile id="296" type="Wall" probability="0"/>
 <tile id="297" type="Wall" probability="0"/>
 <tile id="298" type="Wall" probability="0"/>
 <tile id="299" type="Wall" probability="0"/>
 <tile id="300" type="Wall" probability="0"/>
 <tile id="301" type="Wall" probability="0"/>
 <tile id="302" type="Wall" probability="0"/>
 <tile id="303" type="Wall" probability="0"/>
 <tile id="304" type="Wall" probability="0"/>
 <tile id="305" type="Wall" probability="0"/>
 <tile id="306" type="Wall" probability="0"/>
 <tile id="307" type="Wall" probability="0"/>
 <tile id="308" type="Wall" probability="0"/>
 <tile id="309" type="Wall" probability="0"/>
 <tile id="310" type="Wall" probability="0"/>
 <tile id="311" type="Wall" probability="0"/>
 <tile id="312" type="Wall" probability="0"/>
 <tile id="313" type="Wall" probability="0"/>
 <tile id="314" type="Wall" probability="0"/>
 <tile id="315" type="Wall" probability="0"/>
 <tile id="316" type="Wall" probability="0"/>
 <tile id="317" type="Wall" probability="0"/>
 <tile id="318" type="Wall" probability="0"/>
 <tile id="319" type="Wall" probability="0"/>
 <tile id="320" type="Wall" probability="0"/>
 <tile id="321" type="Wall" probability="0"/>
 <tile id="322" type="Wall" probability="0"/>
 <tile id="323" type="Wall" probability="0"/>
 <tile id="324" type="Wall" probability="0"/>
 <tile id="325" type="Wall" probability="0"/>
 <tile id="326" type="Wall" probability="0"/>
 <tile id="327" type="Wall" probability="0"/>
 <tile id="328" type="Wall" probability="0"/>
 <tile id="329" type="Wall" probability="0"/>
 <tile id="330" type="Wall" probability="0"/>
 <tile id="331" type="Wall" probability="0"/>
 <tile id="332" type="Wall" probability="0"/>
 <tile id="333" type="Wall" probability="0"/>
 <tile id="334" type="Wall" probability="0"/>
 <wangsets>
  <wangset name="Road" type="corner" tile="-1">
   <wangcolor name="Road" color="#f7f4ea" tile="-1" probability="1"/>
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
   <wangtile tileid="15" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="16" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="17" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="18" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="19" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="20" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="21" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="22" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="23" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="24" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="25" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="26" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="27" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="28" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="29" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="30" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="31" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="32" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="33" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="34" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="35" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="36" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="37" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="38" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="39" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="40" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="41" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="42" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="43" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="44" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="45" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="46" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="47" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="48" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="49" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="50" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="51" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="52" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="53" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="54" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="55" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="56" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="57" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="58" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="59" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="60" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="61" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="62" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="63" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="64" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="65" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="66" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="67" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="68" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="69" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="70" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="71" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="72" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="73" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="74" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="75" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="76" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="77" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="78" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="79" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="80" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="81" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="82" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="83" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="84" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="85" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="86" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="87" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="88" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="89" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="90" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="91" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="92" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="93" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="94" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="95" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="96" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="97" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="98" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="99" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="100" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="101" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="102" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="103" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="104" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="105" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="106" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="107" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="108" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="109" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="110" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="111" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="112" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="113" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="114" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="115" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="116" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="117" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="118" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="119" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="120" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="121" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="122" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="123" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="124" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="125" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="126" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="127" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="128" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="129" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="130" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="131" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="132" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="133" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="134" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="135" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="136" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="137" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="138" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="139" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="140" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="141" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="142" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="143" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="144" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="145" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="146" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="147" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="148" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="149" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="150" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="151" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="152" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="153" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="154" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="155" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="156" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="157" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="158" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="159" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="160" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="161" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="162" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="163" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="164" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="165" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="166" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="167" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="168" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="169" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="170" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="171" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="172" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="173" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="174" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="175" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="176" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="177" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="178" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="179" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="180" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="181" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="182" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="183" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="184" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="185" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="186" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="187" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="188" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="189" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="190" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="191" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="192" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="193" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="194" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="195" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="196" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="197" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="198" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="199" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="200" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="201" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="202" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="203" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="204" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="205" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="206" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="207" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="208" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="209" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="210" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="211" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="212" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="213" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="214" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="215" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="216" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="217" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="218" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="219" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="220" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="221" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="222" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="223" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="224" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="225" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="226" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="227" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="228" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="229" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="230" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="231" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="232" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="233" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="234" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="235" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="236" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="237" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="238" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="239" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="240" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="241" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="242" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="243" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="244" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="245" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="246" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="247" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="248" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="249" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="250" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="251" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="252" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="253" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="254" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="255" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="256" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="257" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="258" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="259" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="260" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="261" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="262" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="263" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="264" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="265" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="266" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="267" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="268" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="269" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="270" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="271" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="272" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="273" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="274" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="275" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="276" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="277" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="278" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="279" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="280" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="281" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="282" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="283" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="284" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="285" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="286" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="287" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="288" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="289" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="290" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="291" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="292" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="293" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="294" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="295" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="296" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="297" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="298" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="299" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="300" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="301" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="302" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="303" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="304" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="305" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="306" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="307" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="308" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="309" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="310" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="311" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="312" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="313" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="314" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="315" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="316" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="317" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="318" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="319" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="320" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="321" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="322" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="323" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="324" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="325" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="326" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="327" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="328" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="329" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="330" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="331" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="332" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="333" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="334" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
