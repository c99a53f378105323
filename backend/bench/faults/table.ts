import type { Outcome } from "./outcome.js";

export const HEADING = [
  "| fault | database | requests | failed | lost | doubled | slowest reply | recovers after | note |",
  "|---|---|---|---|---|---|---|---|---|",
].join("\n");

/** Returns an outcome as a Markdown table row. */
export function row(one: Outcome): string {
  const cells = [one.requests, one.failed, one.lost, one.doubled, one.slowest, one.recovers, one.note];
  return `| ${[one.fault, one.database, ...cells].join(" | ")} |`;
}

const COMPARED = [
  ["requests", "Requests"],
  ["failed", "failed"],
  ["lost", "lost"],
  ["doubled", "doubled"],
  ["slowest", "slowest reply"],
  ["recovers", "recovers after"],
] as const;

/** Returns a Markdown list that compares two runs. A fault may be missing from one of the runs. */
export function comparison(before: readonly Outcome[], after: readonly Outcome[]): string {
  const find = (list: readonly Outcome[], like: Outcome): Outcome | undefined =>
    list.find(({ fault, database }) => fault === like.fault && database === like.database);
  const known = before.filter((one) => find(after, one) === undefined);
  const lines = [...known, ...after].map((one) => {
    const [old, now] = [find(before, one), find(after, one)];
    const figures = COMPARED.map(
      ([name, label]) => `${label} ${change(String(old?.[name] ?? "–"), String(now?.[name] ?? "–"))}`,
    );
    return `- _${one.fault}_ (${one.database}): ${one.how}. ${figures.join("; ")}.`;
  });
  return lines.join("\n");
}

function change(old: string, now: string): string {
  return old === now ? now : `${old} → **${now}**`;
}
