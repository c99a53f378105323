import { Random } from "../../../app/seed/random.js";
import type { StatementOutcome } from "../contract/statement.enums.js";

/** A team with the fields that a statement contains. */
export interface StatementTeam {
  readonly name: string;
  readonly leader: string;
  readonly reference: string;
  readonly status: "pending" | "incomplete" | "accepted" | "rejected";
  /** The reported id, or null without a report. */
  readonly transactionId: string | null;
}

/** Number of teams that `hostileStatement` needs, by payment status. */
export const HOSTILE_TEAMS = { pending: 620, incomplete: 40, accepted: 40, rejected: 10 } as const;

/** Expected results of the thousand lines. */
export const HOSTILE_COUNTS: Readonly<Record<StatementOutcome, number>> = {
  exact: 400,
  probable: 140,
  conflict: 90,
  unclaimed: 140,
  seen: 30,
  ignored: 200,
};

type Line = readonly [narration: string, reference: string, amount: string];

const AMOUNTS = ["360.00", "360", "₹360", "INR 360.00", "360.00 Cr", "Rs. 360/-", "'360.00"] as const;
/** Texts that a careless spreadsheet, browser or database would run, or that break a careless CSV file. */
const FORMULAS = [
  '=HYPERLINK("http://evil.example","pay")',
  "=cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd",
  "+1-1",
  "<img src=x onerror=alert(1)>",
  "'; DROP TABLE payments; --",
  "line one\nline two",
  'a "quoted" word',
] as const;

/**
 * Returns a bank statement of a thousand lines with every kind of misleading line. The same teams and seed give the
 * same statement. Amounts due are ₹360. All lines of a team are of the same kind.
 */
export function hostileStatement(teams: readonly StatementTeam[], seed = 2025): string[][] {
  const random = new Random(seed);
  const of = (status: StatementTeam["status"]): StatementTeam[] =>
    teams.filter((team) => team.status === status);
  // Teams with a zero in their reference come first, for the missing zeros below.
  const pending = of("pending").sort((one, other) => Number(hasZero(other)) - Number(hasZero(one)));
  const [incomplete, accepted, rejected] = [of("incomplete"), of("accepted"), of("rejected")];
  const due = (): string => random.pick(AMOUNTS);
  const noise = (): string => random.pick(FORMULAS);
  const lines: Line[] = [
    // 40 lines that are `probable`: references with a missing zero, because a restored zero is no proof
    ...take(pending, 40).map((team): Line => [`UPI/${withoutAZero(team)}/fee`, "", due()]),
    // 400 lines that are `exact`
    ...take(pending, 160).map((team): Line => [noise(), `0000${id(team)}`, due()]),
    ...take(pending, 100).map((team): Line => [`UPI-X-x@okaxis-EXAM0000123-${id(team)}-fee`, "", due()]),
    ...take(pending, 60).map((team): Line => [
      `fee ${team.reference.toLowerCase().replace("-", " ")}!`,
      "",
      due(),
    ]),
    ...take(pending, 40).map((team): Line => [`x${lookAlikes(team.reference)}x`, "", due()]),
    ...take(pending, 40).map((team): Line => [noise(), lookAlikes(spaced(id(team))), due()]),
    // 100 more lines that are `probable`
    ...take(pending, 40).map((team): Line => [noise(), id(team), "350.00"]),
    ...take(incomplete, 40).map((team, at): Line => [
      `fee ${team.reference}`,
      String(700_000_000_000 + at),
      due(),
    ]),
    ...take(pending, 20).map((team): Line => [`IMPS from ${team.leader.toUpperCase()}`, "", due()]),
    // 90 lines that are a `conflict`
    ...pairs(take(pending, 40)).map(([one, other]): Line => [`fee ${one.reference}`, id(other), due()]),
    ...take(pending, 20).flatMap((team): Line[] => [
      ["UPI", id(team), "360.00"],
      [`fee ${team.reference}`, "", "360.00"],
    ]),
    ...take(rejected, 10).map((team): Line => ["UPI", id(team), due()]),
    ...take(accepted, 10).map((team): Line => [`fee ${team.reference}`, "", due()]),
    ...pairs(take(pending, 20)).map(([one, other]): Line => [
      `${one.reference} ${other.reference}`,
      "",
      due(),
    ]),
    // 30 lines that were `seen`
    ...take(accepted, 30).map((team): Line => [noise(), id(team), due()]),
    // 140 lines that are `unclaimed`
    ...Array.from({ length: 60 }, (_, at): Line => ["Cash deposit", String(800_000_000_000 + at), due()]),
    ...Array.from({ length: 40 }, (_, at): Line => [`${noise()} ${String(at)}`, "", "500.00"]),
    ...Array.from({ length: 20 }, (): Line => ["Interest", "", "1.50"]),
    ...Array.from({ length: 20 }, (_, at): Line => ["huge ".repeat(1000 + at), "", due()]),
    // 200 lines that are `ignored`
    ...take(pending, 20).map((team): Line => [`fee ${team.reference}`, id(team), "-360.00"]),
    ...take(pending, 20).map((team): Line => [`fee ${team.reference}`, id(team), "0.00"]),
    ...Array.from({ length: 40 }, (): Line => ["Bank charges", "", "360.00 Dr"]),
    ...Array.from({ length: 40 }, (): Line => ["Reversal", "", "(360.00)"]),
    ...Array.from({ length: 30 }, (_, at): Line => ["x", "", ["=360", "@SUM(360)", "36O"][at % 3] ?? ""]),
    ...Array.from({ length: 30 }, (): Line => ["Opening balance", "", ""]),
    ...Array.from({ length: 20 }, (_, at): Line => ["x", "", "9".repeat(10 + at * 100)]),
  ];
  return shuffled(lines, random).map((line, at) => [
    `${String((at % 28) + 1).padStart(2, "0")}/03/2025`,
    ...line,
  ]);
}

/**
 * Removes and returns the next items of a list.
 * @throws Error if the list has too few items.
 */
function take(teams: StatementTeam[], count: number): StatementTeam[] {
  if (teams.length < count) throw new Error("the statement needs more teams than there are");
  return teams.splice(0, count);
}

function pairs(teams: readonly StatementTeam[]): [StatementTeam, StatementTeam][] {
  const half = teams.length / 2;
  return teams.slice(0, half).flatMap((one, at) => {
    const other = teams[half + at];
    return other ? [[one, other]] : [];
  });
}

function id({ transactionId }: StatementTeam): string {
  return transactionId ?? "";
}

function hasZero({ reference }: StatementTeam): boolean {
  return reference.includes("0");
}

function withoutAZero({ reference }: StatementTeam): string {
  return reference.replace("0", "");
}

/**
 * Misspells a text like a person who copies it from a screen: letters for digits, and Cyrillic letters for Latin ones.
 */
function lookAlikes(text: string): string {
  return text.replaceAll("0", "O").replaceAll("1", "l").replaceAll("K", "К").replaceAll("X", "Х");
}

function spaced(text: string): string {
  return text.replace(/(.{4})(?=.)/g, "$1 ");
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    const [one, two] = [mixed[at], mixed[other]];
    if (one !== undefined && two !== undefined) [mixed[at], mixed[other]] = [two, one];
  }
  return mixed;
}

/** Returns the CSV of a statement with prose above the headings, as a bank exports it. */
export function statementCsv(lines: readonly (readonly string[])[], delimiter: "," | ";" = ","): string {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const front = ["Coding Club", "Account 001234567890, March 2025", ""];
  const table = [["Txn Date", "Narration", "Ref No.", "Amount"], ...lines];
  return [...front, ...table.map((cells) => cells.map(cell).join(delimiter))].join("\r\n");
}
