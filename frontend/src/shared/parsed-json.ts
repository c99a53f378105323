/** Returns the value of a JSON text, or null if there is no text or it is not JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
