import { Role } from "../../kernel/contract/roles.js";
import type { Tx } from "../../kernel/db/database.js";
import { User } from "../../modules/accounts/user.entity.js";
import type { EventRecord } from "../../modules/events/contract/event-record.js";
import { PaymentStep } from "../../modules/payments/payment-step.entity.js";
import { Payment } from "../../modules/payments/payment.entity.js";
import { TransactionClaim } from "../../modules/payments/transaction-claim.entity.js";
import { PaymentStatus } from "../../modules/teams/contract/payment-status.js";
import { TeamMember } from "../../modules/teams/team-member.entity.js";
import { newTeamReference } from "../../modules/teams/changes/team-reference.js";
import { Team } from "../../modules/teams/team.entity.js";
import { insertMoney } from "./demo-money.js";
import { demoPayment, type DemoPayment, inCash } from "./demo-payment.js";
import { demoStudent } from "./demo-people.js";
import type { DemoState } from "./demo-state.repository.js";
import { demoMembers, demoTeam } from "./demo-team.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { Random } from "./random.js";

export const DEMO_TEAM_SIZE = 3;

/** The percentage of accepted payments that are cash. */
const CASH_PERCENT = 8;

/** The values that all demo data of a run shares. */
export interface DemoSetting {
  readonly seed: number;
  readonly event: EventRecord;
  readonly passwordHash: string;
  /** The account that decided the payments. */
  readonly admin: Pick<User, "id" | "name">;
}

/** A demo team with its people and their payment. The payment is null if the team reported none. */
export interface DemoGroup {
  readonly people: readonly [User, ...User[]];
  readonly team: Team;
  payment: DemoPayment | null;
}

/** Returns the random source for the item `number`. */
export function randomOf({ seed }: DemoSetting, number: number): Random {
  return new Random(seed * 104_729 + number);
}

/** Returns the team whose leader is demo student `number`. The students with the next numbers are its members. */
export function demoGroup(number: number, setting: DemoSetting, state: DemoState): DemoGroup {
  const student = (offset: number, role: Role): User =>
    demoStudent(number + offset, role, setting.passwordHash, randomOf(setting, number + offset));
  const leader = student(0, Role.TeamLeader);
  const people = [leader, student(1, Role.User), student(2, Role.User)] as const;
  const random = randomOf(setting, -number);
  const team = demoTeam({
    event: setting.event,
    name: state.freeName(),
    reference: state.freeReference(() => newTeamReference(setting.event.title, random.below)),
    ranking: null,
    paymentStatus: demoStatus(random),
    people,
  });
  if (team.paymentStatus === PaymentStatus.incomplete) return { people, team, payment: null };
  const payment = demoPayment(number, team, leader, setting.admin, setting.event, random);
  const isCash = team.paymentStatus === PaymentStatus.accepted && random.chance(CASH_PERCENT);
  return { people, team, payment: isCash ? inCash(payment, setting.admin) : payment };
}

/** Ranks about two thirds of the teams, in random order. The winner has qualified but not paid yet. */
export function rankSome(groups: readonly DemoGroup[], state: DemoState, random: Random): void {
  const ranked = groups.filter(() => random.chance(65));
  const places = state.places(ranked.length);
  for (const { team } of ranked) team.ranking = places.splice(random.below(places.length), 1)[0] ?? null;
  const winner = ranked.find(({ team }) => team.ranking === 1);
  if (!winner) return;
  winner.team.paymentStatus = PaymentStatus.incomplete;
  winner.payment = null;
}

/** Inserts all rows of the groups. Referenced rows are inserted before the rows that refer to them. */
export async function insertGroups(
  tx: Tx,
  groups: readonly DemoGroup[],
  setting: DemoSetting,
): Promise<void> {
  const people = groups.flatMap((group) => group.people);
  const members = groups.flatMap((group) => demoMembers(group.team, group.people));
  const payments = groups.flatMap(({ payment }) => payment ?? []);
  const teams = groups.map(({ team }) => team);
  await insertMany(tx, User, people);
  await insertMany(tx, Team, teams);
  await insertMany(tx, TeamMember, members);
  const rows = payments.map(({ payment }) => payment);
  await insertMany(tx, Payment, rows);
  const steps = payments.flatMap((payment) => payment.steps);
  await insertMany(tx, PaymentStep, steps);
  const claims = payments.flatMap(({ claim }) => claim ?? []);
  await insertMany(tx, TransactionClaim, claims);
  await insertMoney(tx, rows, setting);
}

function demoStatus(random: Random): PaymentStatus {
  const draw = random.below(100);
  if (draw < 43) return PaymentStatus.accepted;
  if (draw < 75) return PaymentStatus.pending;
  return draw < 88 ? PaymentStatus.rejected : PaymentStatus.incomplete;
}
