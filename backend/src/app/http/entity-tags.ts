/**
 * Returns whether an If-None-Match header names the entity tag, strong or weak, alone or in a list. `*` names every
 * tag.
 */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header?.trim() === "*") return true;
  const named: string[] = header?.match(/"[^"]*"/g) ?? [];
  return named.includes(tag.replace(/^W\//, ""));
}
