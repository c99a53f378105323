/** JSON that can stand in HTML: nothing in it ends the element. */
export function embed(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
