<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="blueprint" tilewidth="64" tileheight="64" tilecount="6" columns="4">
 <image source="blueprint.png" width="256" height="128"/>
</tileset>
