import { handleKey } from "../../../kernel/contract/handle.js";
import { msg, type Text } from "../../../kernel/languages/message.js";
import type { HeldHandle } from "./import-facts.repository.js";
import type { PlannedPerson, PlannedTeam } from "./import-plan.js";

/**
 * Returns the handle to store for a line's person: the list's handle, or else the account's. Returns null for a person
 * who is already in the team. The account's handle does not count before the account's owner has agreed.
 */
export function writtenHandle({ account, fields, outcome, row }: PlannedPerson): string | null {
  if (outcome === "UNCHANGED") return null;
  return outcome === "ASKED" && account ? row.handle : (row.handle ?? fields.codeforcesHandle);
}

/** Returns the keys of all handles that a plan would write. */
export function handleKeysOf(plan: readonly PlannedTeam[]): string[] {
  const handles = plan.flatMap(({ lines }) => lines.flatMap((line) => writtenHandle(line) ?? []));
  return [...new Set(handles.map(handleKey))];
}

/**
 * Adds a warning to each line whose handle another person also has, either in the event or in an earlier line. The line
 * is still imported, with the handle shown as taken (ADR 69).
 */
export function withDoubleHandles(
  plan: readonly PlannedTeam[],
  held: readonly HeldHandle[],
): readonly PlannedTeam[] {
  const holders = new Map(held.map((holder) => [holder.handleKey, holder]));
  const earlier = new Map<string, number>();
  const inOrder = plan.flatMap(({ lines }) => lines).sort((a, b) => a.line - b.line);
  const texts = new Map(inOrder.map((line) => [line, textOf(line, holders, earlier)]));
  return plan.map((team) => ({
    ...team,
    lines: team.lines.map((line) => ({ ...line, doubleHandle: texts.get(line) ?? null })),
  }));
}

function textOf(
  line: PlannedPerson,
  holders: ReadonlyMap<string, HeldHandle>,
  earlier: Map<string, number>,
): Text | null {
  const handle = writtenHandle(line);
  if (handle === null) return null;
  const key = handleKey(handle);
  const before = earlier.get(key);
  earlier.set(key, before ?? line.line);
  const holder = holders.get(key);
  // The holder may be the same person: their unconfirmed membership in another team ends when they join this team.
  const isOwn = holder !== undefined && [holder.userId, holder.email].some(isOf(line));
  if (holder !== undefined && !isOwn)
    return msg(
      '{name} of the team "{teamName}" already has the handle {handle}. Correct one of the two handles',
      { name: holder.name, teamName: holder.teamName, handle },
    );
  return before === undefined
    ? null
    : msg("Line {line} has the same handle, {handle}. Correct one of the two lines", {
        line: before,
        handle,
      });
}

function isOf({ account, fields }: PlannedPerson): (key: string | null) => boolean {
  return (key) => key !== null && (key === account?.id || key === fields.email);
}
