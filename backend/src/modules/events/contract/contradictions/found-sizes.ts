/** The largest team that a text speaks of. */
interface FoundSize {
  readonly words: string;
  readonly size: number;
}

const WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const N = `(?:\\d{1,2}|${WORDS.join("|")})`;
const PEOPLE = "(?:members?|people|persons?|students?|participants?|players?|teammates?)";
const UP_TO =
  "(?:(?:up\\s*to|at\\s+most|max(?:imum)?\\.?(?:\\s+of)?|no\\s+more\\s+than|a\\s+maximum\\s+of)\\s*)";
const RANGE = `(?:${N}\\s*(?:-|–|to|or|and)\\s*)?`;
/** People that are no contestants, and things that are no people: "a team of 12 volunteers", "teams of 10 colleges". */
const OF_OTHERS =
  "(?!\\s*(?:\\w+\\s+)?(?:volunteers?|organi[sz]ers?|mentors?|alumni|faculty|judges?|coordinators?|colleges?|universit\\w+|states?|departments?|cities|hours?|problems?)\\b)";

/** The leader is one more than those counted. */
const BESIDE_LEADER = new RegExp(
  `\\bleader\\s*(?:plus|and|\\+|with)\\s*${UP_TO}?(?<size>${N})\\s+(?:(?:other|more|added|additional)\\s+)?${PEOPLE}\\b`,
  "gi",
);
const SIZES: readonly RegExp[] = [
  // teams of up to 3; team size: 3; a team of two or three
  new RegExp(
    `(?<!\\b(?:our|the club's|organi[sz]ing)\\s)\\bteams?\\s+(?:size\\s*(?:is|of|:|=|-)?|of)\\s*${UP_TO}?${RANGE}(?<size>${N})\\b${OF_OTHERS}`,
    "gi",
  ),
  // up to 3 members
  new RegExp(`${UP_TO}${RANGE}(?<size>${N})\\s+${PEOPLE}\\b`, "gi"),
  // 2-3 members per team
  new RegExp(
    `(?<!\\w)${RANGE}(?<size>${N})\\s+${PEOPLE}\\s+(?:per|a|each|in\\s+(?:a|each|every|one))\\s*team\\b`,
    "gi",
  ),
  // three-member teams
  new RegExp(`\\b(?<size>${N})[- ](?:member|person|people|player)\\s+teams?\\b`, "gi"),
  // each team has 3 members
  new RegExp(
    `\\bteams?\\b[^.:;]{0,30}?\\b(?:have|has|having|consists?\\s+of|with|comprises?|takes?|of)\\s+${UP_TO}?${RANGE}(?<size>${N})\\s+${PEOPLE}\\b`,
    "gi",
  ),
];
const AT_LEAST = /(?:at\s+least|min(?:imum)?\.?(?:\s+of)?)\s*$/i;

/** The team sizes that a sentence names; one that speaks of no team names none. "At least" is another matter. */
export function findSizes(sentence: string, heading: string): FoundSize[] {
  if (!/\bteams?\b/i.test(`${sentence} ${heading}`)) return [];
  const beside = matches(sentence, BESIDE_LEADER).map(({ words, size }) => ({ words, size: size + 1 }));
  const rest = sentence.replace(BESIDE_LEADER, ";");
  const found = SIZES.flatMap((pattern) => matches(rest, pattern));
  const all = [...found, ...beside];
  return all.filter(({ size }, at) => all.findIndex((other) => other.size === size) === at);
}

function matches(text: string, pattern: RegExp): FoundSize[] {
  return [...text.matchAll(pattern)].flatMap(({ groups, 0: words, index }) => {
    const size = groups?.["size"] ?? "";
    const before = text.slice(0, index + words.lastIndexOf(size));
    return AT_LEAST.test(before) ? [] : [{ words: words.trim(), size: numberOf(size) }];
  });
}

function numberOf(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase());
  return word < 0 ? Number(text) : word + 1;
}
