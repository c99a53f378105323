import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { msg, type Text } from "../../../kernel/languages/message.js";
import { groupBy } from "../../../kernel/lists.js";
import type { Account } from "../../accounts/contract/account.js";
import { confirmedFields } from "../members/confirmed-fields.js";
import { rosterLocked } from "../contract/team.policy.js";
import { identityKey } from "../members/identity-key.js";
import type { ConfirmedFields } from "../members/team-member.repository.js";
import type { NamedTeam, TakenPlace } from "./import-facts.repository.js";
import type { TeamRow } from "./read-teams.js";
import type { TeamImport, TeamImportLine } from "./teams-import.types.js";

/** The event's current data that a list of teams is checked against. */
export interface ImportFacts {
  readonly maxTeamSize: number;
  /** Accounts by e-mail address. */
  readonly accounts: ReadonlyMap<string, Account>;
  /** The leaders of existing teams, by account id. */
  readonly leaders: ReadonlyMap<string, Account>;
  readonly teams: readonly NamedTeam[];
  readonly places: readonly TakenPlace[];
}

/** A line in the list, with its outcome and the fields to write. */
export interface PlannedPerson extends Omit<TeamImportLine, "problem" | "doubleHandle"> {
  readonly problem: Text | null;
  readonly doubleHandle: Text | null;
  readonly account: Account | null;
  /**
   * The person's data. With an account, the data that the team stores once the owner has agreed. Without an account,
   * the data in the list.
   */
  readonly fields: Omit<ConfirmedFields, "email"> & { readonly email: string | null };
  readonly row: TeamRow;
}

/** A team in the list. `existing` is null for a new team. */
export interface PlannedTeam extends Omit<TeamImport, "lines"> {
  readonly existing: NamedTeam | null;
  readonly lines: PlannedPerson[];
}

/**
 * Determines the outcome of each line in a list, with the same rules as for teams entered by hand. Does not access the
 * database.
 */
export function planTeams(rows: readonly TeamRow[], facts: ImportFacts, inPerson: boolean): PlannedTeam[] {
  const earlier = new Map<string, number>();
  return [...groupBy(rows, (row) => [row.teamKey, row]).values()].map((ofTeam) => {
    const [first] = ofTeam;
    const existing = facts.teams.find(({ nameKey }) => nameKey === first?.teamKey) ?? null;
    const leader = existing
      ? facts.leaders.get(existing.leaderId)
      : facts.accounts.get(first?.typed.email ?? "");
    let size = existing?.memberCount ?? 0;
    const lines = ofTeam.map((row): PlannedPerson => {
      const leads = existing === null && row === first;
      const person = personOf(row, facts, leader?.college ?? null);
      const place = placeOf(person, facts.places);
      const double = twice(person, row.line, earlier);
      const stays = existing !== null && place?.teamId === existing.id;
      if (!stays) size += 1;
      const otherwise = first !== undefined && row.team !== first.team;
      const problem =
        row.problem ??
        (otherwise ? spelledOtherwise(first) : null) ??
        double ??
        (stays ? null : refusal({ person, place, leads, existing, inPerson })) ??
        (!stays && size > facts.maxTeamSize ? ADMIN_RULES.csvTeamFull : null);
      const outcome = stays ? "UNCHANGED" : leads ? "LEADS" : outcomeOf(person.account, inPerson);
      const ignoredEmail = stays && !isPlaceOf(person, place) ? person.fields.email : null;
      const shown = { line: row.line, name: nameOf(person), outcome, problem, doubleHandle: null };
      return { ...person, ...shown, ignoredEmail, row };
    });
    return { name: existing?.name ?? first?.team ?? "", teamId: existing?.id ?? null, existing, lines };
  });
}

/** Returns the problem text for a line that spells the team's name differently from the given first line. */
function spelledOtherwise({ team, line }: TeamRow): Text {
  return msg(
    'Line {line} spells this team "{name}". Use the same spelling, or give the teams different names',
    { line, name: team },
  );
}

type Person = Pick<PlannedPerson, "account" | "fields">;

function personOf({ typed, handle }: TeamRow, facts: ImportFacts, college: string | null): Person {
  const { name = "", email = null, phone = null, universityRollNo = null } = typed;
  const account = facts.accounts.get(email ?? "") ?? null;
  const record = { phone, universityRollNo, codeforcesHandle: handle };
  // If the list has no college for a person, only a person without an account gets the leader's college.
  if (account)
    return { account, fields: confirmedFields(account, { ...record, college: typed.college ?? null }) };
  const own = { ...record, college: typed.college ?? college };
  return {
    account,
    fields: { name, email, ...own, identityKey: identityKey(own.college, universityRollNo) },
  };
}

function nameOf({ fields }: Person): string {
  return fields.name || (fields.email ?? "");
}

function outcomeOf(account: Account | null, inPerson: boolean): TeamImportLine["outcome"] {
  if (!account) return "RECORDED";
  return inPerson ? "AGREED" : "ASKED";
}

function placeOf({ account, fields }: Person, places: readonly TakenPlace[]): TakenPlace | undefined {
  return places.find(
    ({ userId, email, identityKey: key }) =>
      (account !== null && userId === account.id) ||
      (email !== null && email === fields.email) ||
      (key !== null && key === fields.identityKey),
  );
}

/**
 * Returns whether the membership has the person's account or address. A match on college and roll number alone does not
 * count.
 */
function isPlaceOf({ account, fields }: Person, place: TakenPlace | undefined): boolean {
  return (account !== null && place?.userId === account.id) || place?.email === fields.email;
}

/**
 * Returns the problem text for a person who is also in an earlier line, or null. Two lines are about the same person if
 * they have the same e-mail address, or the same college and roll number. Adds a new person's keys to `earlier`.
 */
function twice({ fields }: Person, line: number, earlier: Map<string, number>): Text | null {
  const keys = [fields.email, fields.identityKey].flatMap((key) => key ?? []);
  const before = keys.map((key) => earlier.get(key)).find((earlierLine) => earlierLine !== undefined);
  for (const key of keys) if (!earlier.has(key)) earlier.set(key, line);
  return before === undefined
    ? null
    : msg("Line {line} is about the same person. Remove one of the two lines", { line: before });
}

interface Judged {
  readonly person: Person;
  readonly place: TakenPlace | undefined;
  readonly leads: boolean;
  readonly existing: NamedTeam | null;
  readonly inPerson: boolean;
}

/** Returns why a person cannot join the team, or null if they can. */
function refusal({ person, place, leads, existing, inPerson }: Judged): Text | null {
  const { account, fields } = person;
  if (existing && rosterLocked(existing.paymentStatus)) return ADMIN_RULES.csvRosterLocked;
  // A person who agreed in person has chosen this team, so their unconfirmed membership in another team is declined.
  const declined =
    inPerson &&
    account !== null &&
    place?.confirmedAt === null &&
    [place.userId, place.email].some(isOf(account));
  if (place && !declined)
    return msg('This person is already in the team "{teamName}" of this event', { teamName: place.teamName });
  if (account) return null;
  if (leads) return ADMIN_RULES.csvFirstPerson;
  return fields.name && fields.universityRollNo ? null : ADMIN_RULES.csvNeedsRollNo;
}

function isOf({ id, email }: Account): (key: string | null) => boolean {
  return (key) => key === id || key === email;
}
