import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/**
 * Returns a photo that is stored sideways, with a location and a camera in its EXIF data. The default size is large
 * enough for every use on the site except `sharing`.
 */
export function photo(width = 480, height = 360): Promise<Buffer> {
  return plain(width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "SpyCam", Copyright: "A Photographer" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .toBuffer();
}

/** Returns a picture of one colour, ready to be written in any format. */
export function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 200 } } });
}

/** Returns a picture with a red left half and a blue right half, so that tests can check a crop. */
export function halves(width: number, height: number): Sharp {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: "#00f" } };
  return sharp({ create: { width, height, channels: 3, background: "#f00" } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png();
}

/** Builds a PNG whose header may declare any size. Its rows compress to almost nothing. */
export function bomb(width: number, height: number, rows = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(Math.min(rows * (width * 3 + 1), 1_000_000)));
  const parts = [chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\u0089PNG\r\n\u001A\n", "latin1"), ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns an AVIF with a false size in its header. */
export function claiming(width: number, height: number, avif: Buffer): Buffer {
  const claim = Buffer.from(avif);
  // After the size box's name come its version and flags, then the width and the height.
  const size = claim.indexOf("ispe") + 8;
  claim.writeUInt32BE(width, size);
  claim.writeUInt32BE(height, size + 4);
  return claim;
}

/** Returns a file with the given brand in the container format of HEIC and AVIF. */
export function branded(brand: string): Buffer {
  const head = Buffer.from(
    `\u0000\u0000\u0000\u0018ftyp${brand}\u0000\u0000\u0000\u0000mif1${brand}`,
    "latin1",
  );
  return Buffer.concat([head, Buffer.alloc(200)]);
}

/** The last record of an empty ZIP archive. */
export const ZIP_TAIL = Buffer.concat([Buffer.from("PK\u0005\u0006", "latin1"), Buffer.alloc(18)]);
