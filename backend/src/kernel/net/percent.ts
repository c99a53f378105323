/** Returns the text whose %-codes were written out, or null where one of them is none. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
