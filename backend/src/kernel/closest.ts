/** Returns the options that the user most likely meant, or none if no option is similar. */
export function closestOptions(typed: string, options: readonly string[]): string[] {
  return fewestSlips(options, (option) => slipsBetween(typed, option));
}

/**
 * Returns the commands that the user most likely meant. The typed words may be misspelled, incomplete or in another
 * order.
 */
export function closestCommands(typed: readonly string[], commands: readonly string[]): string[] {
  if (typed.length === 0) return [];
  return fewestSlips(commands, (command) => {
    const words = command.split(" ");
    // Ignores typed words after the command, which may be its arguments. If fewer words were typed, compares them with
    // the beginning of the command.
    const beginning = typed.slice(0, words.length);
    const begun = words.slice(0, beginning.length);
    return Math.min(
      slipsBetween(beginning.join(" "), begun.join(" ")),
      slipsBetween(beginning.toSorted().join(" "), begun.toSorted().join(" ")),
    );
  });
}

/**
 * Returns the options from which the typed text differs least. Leaves out options with too many errors: more than two,
 * or in a long option more than a quarter of its length. Also leaves out short options of which half or more is wrong.
 * Two swapped characters count as two errors.
 */
function fewestSlips(texts: readonly string[], slipsIn: (text: string) => number): string[] {
  const counted = texts.map((text) => ({ text, slips: slipsIn(text), most: Math.max(2, text.length / 4) }));
  const near = counted.filter(({ text, slips, most }) => slips <= most && slips < text.length / 2);
  const fewest = Math.min(...near.map(({ slips }) => slips));
  return near.filter(({ slips }) => slips === fewest).map(({ text }) => text);
}

/** Returns the edit distance (Levenshtein): the number of inserted, deleted and replaced characters. */
function slipsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 0; i < one.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const replaced = (above[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      row.push(Math.min(replaced, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    above = row;
  }
  return above[other.length] ?? 0;
}
