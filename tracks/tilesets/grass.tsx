<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="grass" tilewidth="64" tileheight="64" tilecount="15" columns="8">
 <image source="grass.png" width="512" height="128"/>
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
 <tile id="14" type="Wall"/>
 <wangsets>
  <wangset name="Grass" type="corner" tile="-1">
   <wangcolor name="Grass" color="#66a182" tile="14" probability="1"/>
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
  </wangset>
 </wangsets>
</tileset>
