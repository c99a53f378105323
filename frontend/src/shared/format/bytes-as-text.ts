/**
 * The text of a file in whichever encoding a bank or a spreadsheet wrote it: UTF-16 when its mark says so, else UTF-8,
 * else the Windows encoding of western Europe, in which every sequence of bytes is some text.
 */
export function bytesAsText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
