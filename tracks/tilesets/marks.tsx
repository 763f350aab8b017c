<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="marks" tilewidth="64" tileheight="64" tilecount="4" columns="8">
 <image source="marks.png" width="512" height="64"/>
</tileset>
