/** Returns the first letters of the first and last name, or a question mark for an empty name. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? "")[0] ?? "",
  );
  return letters.join("").toUpperCase() || "?";
}
