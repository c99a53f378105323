/** What a signature's picture has at most, as the server takes it. */
const WIDTH = 600;
const HEIGHT = 240;

/**
 * Any picture of a signature as a small PNG in base64, drawn anew: of a photograph nothing is sent but what it shows.
 * @throws for a file that is no picture
 */
export async function signaturePicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, WIDTH / bitmap.width, HEIGHT / bitmap.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png").replace(/^[^,]*,/, "");
}
