import sharp from "sharp";

/** A photograph of sorts: sky above, grass below, and something that is no one colour. */
export async function jpeg(
  width: number,
  height: number,
  { sky = "#3060c0", grass = "#c09030", orientation = 1 } = {},
): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="50%" fill="${sky}"/><rect y="50%" width="100%" height="50%" fill="${grass}"/>
    <circle cx="30%" cy="50%" r="10%" fill="#ffffff"/></svg>`;
  return sharp(Buffer.from(drawing))
    .withExif({
      IFD0: { Artist: "Somebody Private" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "3/1 22/1 0/1" },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** 720 × 480, blue above and ochre below, as a telephone would send it. */
export const heic = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkhtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAJsAAEAAAAAAAAArgACAAAAAAMaAAEAAAAAAAAAgwAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABh2lwcnAAAAFiaXBjbwAAAHlodmNDAQNwAAAAAAAAAAAAWvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAWroCQCEAAQAsQgEBA3AAAAMAkAAAAwAAAwBaoAWiAeFlupJKa5uBAQMCAAADAAIAAAMAAhAiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAALQAAAB4AAAABBwaXhpAAAAAAMICAgAAAB0aHZjQwEECAAAAAAAAAAAAFrwAPz8+PgAAA8DIAABABdAAQwB//8ECAAAAwCf+AAAAwAAWroCQCEAAQAoQgEBBAgAAAMAn/gAAAMAAFrAFogHhZbqSSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrBiQAAAABRpc3BlAAAAAAAAAtAAAAHgAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAdaXBtYQAAAAAAAAACAAEDgQKDAAIEhAWGhwAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAABOW1kYXQAAACqKAGvC0QZ9A+w4wyA+sbB1//30Gt6kEff87TLFFSHskIIUKkogAAAAwAAf4Cob8VBKhnlYAAAAwAAAwABYZMKQkgAAAMAAAMAAAMAEnCMPdnf+lvumSH4lr+ujQAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAXEBj17YohLYowAAAAwAA34AAAAMAAAMAAAMAAAfcAAADAAADAAADAAAfMAAAAwAAKSAAAAB/KAGuFogt3ua1jIDsURr131hdC9SxF8TqCHEkSwAAAwAABvSqj9QUg91yAAADAAADAALekxBFoAAAAwAAAwAAAwJ2hwAAAwAAAwAAAwAACZgAAAMAAAMAAAMAAAMCkgAAAwAAAwAAAwAAOCAAAAMAAAMAAAMAAPCAAAADAABawA==",
  "base64",
);
