/**
 * The text of a file in whichever encoding a bank or a spreadsheet wrote it: UTF-16 when its mark says so or when
 * NULs show it; else UTF-8, else the Windows encoding of western Europe, in which every sequence of
 * bytes is some text.
 */
export function bytesAsText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return utf16WithoutMark(bytes) ?? decoded("utf-8", bytes) ?? new TextDecoder("windows-1252").decode(bytes);
}

/** Of UTF-16's characters fewer are never separators, digits, spaces and line ends, which are half NUL. */
const FEWEST_NULS = 1 / 20;

/** Which half is NUL says which end comes first. A stray NUL, or NULs in a row, are in files of other encodings too. */
function utf16WithoutMark(bytes: Uint8Array): string | null {
  let [even, odd] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even++;
    else odd++;
  }
  const isMixed = Math.min(even, odd) > 0 || even + odd < FEWEST_NULS * bytes.length;
  if (even + odd === 0 || isMixed || bytes.length % 2 === 1) return null;
  return decoded(odd > 0 ? "utf-16le" : "utf-16be", bytes);
}

function decoded(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
