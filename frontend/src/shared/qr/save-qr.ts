/** Width and height in pixels of the picture with its margin, enough for apps that read codes from the gallery. */
const SIZE_PX = 720;
const MARGIN_PX = 48;

/** Returns an SVG drawing as an address for an <img>. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Saves a QR code as a PNG on white, because UPI apps can read pictures in the gallery, but not SVG files. */
export async function saveQr(svg: string, filename: string): Promise<void> {
  const image = new Image(SIZE_PX, SIZE_PX);
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE_PX;
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, SIZE_PX, SIZE_PX);
  const inner = SIZE_PX - 2 * MARGIN_PX;
  context.imageSmoothingEnabled = false;
  context.drawImage(image, MARGIN_PX, MARGIN_PX, inner, inner);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = filename;
  link.click();
}
