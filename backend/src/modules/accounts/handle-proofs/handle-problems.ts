/**
 * Problems to submit something to that does not compile: among the oldest and best known, so that they stay, and hundreds of
 * submissions a day hide one more. Contest and letter, as their addresses have them.
 */
export const HANDLE_PROBLEMS = [
  "1A",
  "4A",
  "50A",
  "59A",
  "71A",
  "112A",
  "118A",
  "158A",
  "231A",
  "263A",
] as const;

/** The page of a problem. */
export function problemAddress(problem: string): string {
  const [, contest = "", letter = ""] = /^(\d+)(\w+)$/.exec(problem) ?? [];
  return `https://codeforces.com/problemset/problem/${contest}/${letter}`;
}
