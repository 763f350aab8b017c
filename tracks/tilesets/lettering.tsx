<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="lettering" tilewidth="40" tileheight="64" tilecount="42" columns="12">
 <image source="lettering.png" width="480" height="256"/>
</tileset>
