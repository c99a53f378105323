/** The text of a response; null when it has more than so many bytes. Then the rest is not read. */
export async function readBounded(response: Response, bytesMax: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > bytesMax) return null; // leaving the loop cancels the body
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
