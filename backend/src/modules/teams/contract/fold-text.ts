/** Cuts to at most `length` characters as databases count them (code points). */
function cut(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join("");
}

/**
 * The spelling under which two texts count as the same: compatibility forms unified (NFKC), invisible characters gone,
 * white space collapsed, case folded; at most `length` characters. By way of upper case, because `ß` and `SS` only meet
 * there; lower case before it, because a capital `ẞ` only gets there so.
 */
export function foldText(text: string, length: number): string {
  const visible = text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const folded = visible.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
  return cut(folded.replace(/\s+/gu, " ").trim(), length);
}
