import { type RawTime, toDate, toDateOrNull } from "../../../kernel/db/raw-sql.js";
import type { EventState, RegistrationMode } from "../../events/contract/event-state.js";
import { qualifies } from "../../events/contract/fee-rule.js";
import { rosterLocked } from "../contract/team.policy.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import { isHeld, type PlaceState, stateAt } from "../contract/place-state.js";
import type { PersonRecord, TeamEvent, TeamRecord } from "./team-record.js";

/**
 * A team's columns, as team-select.sql.ts names them: from `teams t`, the place from `place_offers o`, and the computed
 * `offersPlaces`.
 */
interface TeamColumns {
  readonly teamId: string;
  readonly teamName: string;
  readonly reference: string;
  readonly ranking: number | null;
  readonly paymentStatus: PaymentStatus;
  readonly note: string | null;
  readonly placeState: PlaceState | null;
  readonly placeDeadline: RawTime;
  /** 1 if the event has offered places to teams. */
  readonly offersPlaces: number | string;
}

/** Columns of `events e`. */
export interface EventColumns {
  readonly eventId: string;
  readonly slug: string;
  readonly title: string;
  readonly feePaise: number;
  readonly minTeamSize: number;
  readonly maxTeamSize: number;
  readonly qualifyingRank: number;
  readonly state: EventState;
  readonly registration: RegistrationMode;
  readonly registrationOpensAt: RawTime | null;
  readonly registrationClosesAt: RawTime | null;
}

/** A person's columns: stored ones of `team_members m`, and the two computed ones about the handle. */
type PersonColumns = Omit<PersonRecord, "isLeader" | "confirmed" | "handleVerified" | "handleTaken"> & {
  readonly isLeader: number;
  readonly handleVerified: number | string;
  readonly handleTaken: number | string;
  readonly confirmedAt: RawTime | null;
};
/**
 * The columns of `team_members` that are read for each person. With SQLite, each person arrives as a JSON array in this
 * order (team-select.sql.ts).
 */
export const PERSON_COLUMNS = [
  "id",
  "userId",
  "name",
  "email",
  "phone",
  "college",
  "universityRollNo",
  "codeforcesHandle",
  "isLeader",
  "confirmedAt",
] as const;
type StoredTuple<Names extends readonly (keyof PersonColumns)[]> = {
  [I in keyof Names]: PersonColumns[Names[I]];
};
/** The stored columns, followed by the computed columns in this order (team-select.sql.ts). */
type PersonTuple = [
  ...stored: StoredTuple<typeof PERSON_COLUMNS>,
  handleVerified: PersonColumns["handleVerified"],
  handleTaken: PersonColumns["handleTaken"],
];

/** A row of the JSON statement, which is one team. */
export interface DocumentRow extends TeamColumns {
  readonly event: string;
  readonly people: string;
}

/** A row of the flat statement, which is one person. */
export type FlatRow = TeamColumns & EventColumns & PersonColumns;

/** Builds teams from rows with event and people as JSON. Consecutive teams in the same event share one event object. */
export function mapDocumentsToTeams(rows: readonly DocumentRow[]): TeamRecord[] {
  let text = "";
  let event: TeamEvent | undefined;
  return rows.map((row) => {
    if (!event || row.event !== text) {
      text = row.event;
      event = toEvent(JSON.parse(text) as EventColumns);
    }
    return toTeam(row, event, (JSON.parse(row.people) as PersonTuple[]).map(fromTuple));
  });
}

/** Builds teams from rows with one person each. A team's rows must be consecutive. */
export function mapRowsToTeams(rows: readonly FlatRow[]): TeamRecord[] {
  const groups: [FlatRow, ...FlatRow[]][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group?.[0].teamId === row.teamId) group.push(row);
    else groups.push([row]);
  }
  let event: TeamEvent | undefined;
  return groups.map((group) => {
    const [first] = group;
    if (event?.id !== first.eventId) event = toEvent(first);
    return toTeam(first, event, group.map(fromColumns));
  });
}

function toTeam(row: TeamColumns, event: TeamEvent, people: PersonRecord[]): TeamRecord {
  const [leader, ...members] = people.sort(leaderFirst);
  if (!leader?.isLeader) throw new Error(`team ${row.teamId} has no leader among its people`);
  const place = placeOf(row);
  return {
    id: row.teamId,
    name: row.teamName,
    reference: row.reference,
    ranking: row.ranking,
    paymentStatus: row.paymentStatus,
    rosterLocked: rosterLocked(row.paymentStatus),
    qualified:
      Number(row.offersPlaces) === 1 ? place !== null && isHeld(place.state) : qualifies(row.ranking, event),
    place,
    note: row.note,
    event,
    leader,
    members,
  };
}

function placeOf({ placeState: state, placeDeadline }: TeamColumns): TeamRecord["place"] {
  if (state === null) return null;
  const deadline = toDate(placeDeadline);
  return { state: stateAt({ state, deadline }, new Date()), deadline };
}

/** Sorts the leader first, then the others by id. Ids grow with time, so this is the order in which they joined. */
function leaderFirst(one: PersonRecord, other: PersonRecord): number {
  if (one.isLeader !== other.isLeader) return one.isLeader ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function fromTuple(row: PersonTuple): PersonRecord {
  return {
    id: row[0],
    userId: row[1],
    name: row[2],
    email: row[3],
    phone: row[4],
    college: row[5],
    universityRollNo: row[6],
    codeforcesHandle: row[7],
    isLeader: row[8] === 1,
    confirmed: row[9] !== null,
    handleVerified: row[10] === 1,
    handleTaken: row[11] === 1,
  };
}

function fromColumns(row: PersonColumns): PersonRecord {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    email: row.email,
    phone: row.phone,
    college: row.college,
    universityRollNo: row.universityRollNo,
    codeforcesHandle: row.codeforcesHandle,
    isLeader: row.isLeader === 1,
    confirmed: row.confirmedAt !== null,
    handleVerified: Number(row.handleVerified) === 1,
    handleTaken: Number(row.handleTaken) === 1,
  };
}

function toEvent(row: EventColumns): TeamEvent {
  return {
    id: row.eventId,
    slug: row.slug,
    title: row.title,
    fee: row.feePaise,
    minTeamSize: row.minTeamSize,
    maxTeamSize: row.maxTeamSize,
    qualifyingRank: row.qualifyingRank,
    state: row.state,
    registration: row.registration,
    registrationOpensAt: toDateOrNull(row.registrationOpensAt),
    registrationClosesAt: toDateOrNull(row.registrationClosesAt),
  };
}
