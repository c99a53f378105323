/** A stretch of a paragraph: text, or an address that is a link. */
export interface Stretch {
  readonly text: string;
  readonly isUrl: boolean;
}

/** Splits a paragraph where one of the given addresses stands. Any other address stays text. */
export function linkified({
  paragraph,
  urls,
}: {
  readonly paragraph: string;
  readonly urls: readonly string[];
}): Stretch[] {
  const wanted = urls.filter((url) => /^https?:\/\//.test(url));
  if (wanted.length === 0) return [{ text: paragraph, isUrl: false }];
  const longestFirst = [...wanted].sort((one, other) => other.length - one.length);
  const pattern = longestFirst.map((url) => url.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  // What goes on after an address of ours is another address.
  return paragraph
    .split(new RegExp(`((?:${pattern})(?![\\w/?#&=%@:~-]|\\.\\w))`))
    .map((text, at) => ({ text, isUrl: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
