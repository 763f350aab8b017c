<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="barriers" tilewidth="64" tileheight="64" tilecount="5" columns="8">
 <image source="barriers.png" width="512" height="64"/>
 <tile id="0" type="Wall"/>
 <tile id="1" type="Wall"/>
 <tile id="2" type="Wall"/>
 <tile id="3" type="Wall"/>
 <tile id="4" type="Wall"/>
</tileset>
