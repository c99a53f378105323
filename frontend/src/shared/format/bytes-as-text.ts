/**
 * Decodes a file in any encoding that a bank or a spreadsheet may have used. The encoding is UTF-16 if the file has its
 * byte order mark or its pattern of NULs. Otherwise the encoding is UTF-8 if the bytes are valid, or else the Windows
 * encoding of western Europe, in which all bytes are valid.
 */
export function bytesAsText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return utf16WithoutMark(bytes) ?? decoded("utf-8", bytes) ?? new TextDecoder("windows-1252").decode(bytes);
}

/**
 * Minimum share of NUL bytes in UTF-16. In every script, separators, digits, spaces and line ends have a NUL as one of
 * their two bytes.
 */
const FEWEST_NULS = 1 / 20;

/**
 * Decodes UTF-16 without a byte order mark, or returns null. The position of the NUL in a pair of bytes shows the byte
 * order. A few NULs, or several in a row, do not count, because they also occur in files of other encodings.
 */
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
