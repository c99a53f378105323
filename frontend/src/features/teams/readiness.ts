import { feeIsDue, lacksHandle } from "@contract/modules/teams/contract/team-gaps";
import { isHeld, stateAt } from "@contract/modules/teams/contract/place-state";
import {
  isLeader,
  mayAddMember,
  mayEditHandle,
  rosterLocked,
  type Actor,
} from "@contract/modules/teams/contract/team.policy";
import { paths, registrationPath } from "@contract/kernel/contract/paths";
import { formatPaise } from "@contract/kernel/contract/rupees";
import type { PersonFieldsFragment, TeamFieldsFragment, TeamRefundQuery } from "../../graphql/features/teams";
import { isOver, type EventEnd } from "../../shared/event-end";
import { formatDateTime } from "../../shared/format/date-time";
import { t } from "@contract/kernel/contract/t";

/** The current event, or null while unknown. */
export type TeamEvent = EventEnd | null;

/** A refund that the club has not paid yet. */
export type OpenRefund = NonNullable<TeamRefundQuery["teamPayment"]["refund"]>;

/** The state of a task: done, open for the team, waiting for someone else, possible but not needed, or not due yet. */
export type ReadinessState = "done" | "missing" | "waiting" | "optional" | "later";

export interface ReadinessItem {
  readonly name: string;
  readonly state: ReadinessState;
  readonly text: string;
  /** A label shown in place of the state's usual label. */
  readonly word?: string;
}

/** A user's next possible step for the team. */
export type NextStep =
  | { readonly kind: "refund" }
  | { readonly kind: "payment"; readonly again: boolean }
  | { readonly kind: "handle"; readonly person: PersonFieldsFragment }
  | { readonly kind: "member" };

export interface Readiness {
  readonly items: readonly ReadinessItem[];
  /** The steps that the user may take, the most urgent first. */
  readonly steps: readonly NextStep[];
}

/**
 * Returns whether the team has no open tasks. Two steps may remain, because the registration does not need them: adding
 * more members, and entering the account to which the club returns surplus money.
 */
export function isRegistered({ items, steps }: Readiness): boolean {
  return (
    items.every(({ state }) => state !== "missing" && state !== "waiting") &&
    steps.every(({ kind }) => kind === "member" || kind === "refund")
  );
}

export function stepLabel(step: NextStep, { userId }: Actor): string {
  switch (step.kind) {
    case "refund":
      return t("Enter the account for the refund");
    case "payment":
      return step.again ? t("Report the payment again") : t("Proceed to Payment");
    case "handle":
      return step.person.userId === userId
        ? t("Set your handle")
        : t("Set the handle of {name}", { name: step.person.name });
    case "member":
      return t("Add a member");
  }
}

/** The id of the section of the registration page for adding people. */
export const ADD_MEMBER = "add-member";

/** Returns whether the step is done on the payment page. */
export function isAboutMoney({ kind }: NextStep): boolean {
  return kind === "payment" || kind === "refund";
}

export function stepPath(step: NextStep, { event }: Pick<TeamFieldsFragment, "event">): string {
  if (isAboutMoney(step)) return paths.payment;
  return registrationPath(event.slug) + (step.kind === "member" ? `#${ADD_MEMBER}` : "");
}

/** Returns the states of a team's tasks, and the user's possible steps. The server decides what is actually allowed. */
export function readinessOf(
  team: TeamFieldsFragment,
  actor: Actor,
  event: TeamEvent,
  refund: OpenRefund | null = null,
): Readiness {
  if (isOver(event)) return afterEvent(team, actor, refund);
  const registrationOpen = event?.registrationOpen ?? false;
  const people = [team.leader, ...team.members];
  const without = people.filter(lacksHandle);
  return {
    items: [members(team, people, registrationOpen), handles(without), payment(team, actor, refund)],
    steps: [...refundStep(team, actor, refund), ...stepsOf(team, actor, without, registrationOpen)],
  };
}

/**
 * Returns the readiness after the event. The only task is the payment, if one was reported. The only possible step is
 * to report a rejected payment again, or else to enter the account for a refund.
 */
function afterEvent(team: TeamFieldsFragment, actor: Actor, refund: OpenRefund | null): Readiness {
  const isReported = team.paymentStatus !== "incomplete" && team.paymentStatus !== "refunded";
  const again = team.paymentStatus === "rejected" && isLeader(team, actor);
  return {
    items: isReported ? [payment(team, actor, refund)] : [],
    steps: again ? [{ kind: "payment", again }] : refundStep(team, actor, refund),
  };
}

function members(
  { event, paymentStatus }: TeamFieldsFragment,
  people: readonly PersonFieldsFragment[],
  registrationOpen: boolean,
): ReadinessItem {
  const name = t("Members");
  const count = people.length;
  const asked = people.filter(({ userId, confirmed }) => userId !== null && !confirmed);
  if (asked.length > 0)
    return {
      name,
      state: "waiting",
      text: `No answer yet from ${asked.map((person) => person.name).join(", ")}`,
    };
  const free = Math.max(0, event.maxTeamSize - count);
  const taken = t("{count} of {maxTeamSize} members", { count, maxTeamSize: event.maxTeamSize });
  if (free === 0) return { name, state: "done", text: `${taken}: the team is full` };
  if (rosterLocked(paymentStatus))
    return { name, state: "done", text: `${taken}: the team cannot change, because the payment is reported` };
  const { minTeamSize, maxTeamSize } = event;
  const needed = minTeamSize - count;
  // If the event sets no smallest size, the sizes are equal. Then only a full team is complete, but a smaller team is
  // registered too, so more members are optional (docs/rules.md, "Teams").
  const onlyFull = minTeamSize === maxTeamSize;
  if (!onlyFull && needed > 0)
    return {
      name,
      state: "missing",
      text: needed === 1 ? "At least 1 more member" : `At least ${needed} more members`,
    };
  if (!registrationOpen) return { name, state: "done", text: `${taken}: registration is closed` };
  return { name, state: "optional", text: onlyFull ? forCompleteTeam(free) : possibleMembers(free) };
}

function possibleMembers(free: number): string {
  return free === 1 ? t("Room for 1 more member") : t("Room for {free} more members", { free });
}

function forCompleteTeam(needed: number): string {
  return needed === 1
    ? t("1 more member for a complete team")
    : t("{needed} more members for a complete team", { needed });
}

function handles(without: readonly PersonFieldsFragment[]): ReadinessItem {
  const name = t("Codeforces handles");
  if (without.length === 0) return { name, state: "done", text: "Everyone has a handle" };
  return { name, state: "missing", text: `Missing for ${without.map((person) => person.name).join(", ")}` };
}

function payment(team: TeamFieldsFragment, actor: Actor, refund: OpenRefund | null): ReadinessItem {
  const name = t("Payment");
  const fee = formatPaise(team.event.fee);
  switch (team.paymentStatus) {
    case "accepted":
      if (refund !== null && !refund.isSurplus)
        return { name, state: "waiting", text: "We will return the fee" };
      return { name, state: "done", text: "Accepted by the club" };
    case "pending":
      return { name, state: "waiting", text: "Reported. We are checking the transfer" };
    case "rejected":
      return {
        name,
        state: "missing",
        word: "Rejected",
        text: isLeader(team, actor)
          ? "Check the transfer and report the payment again"
          : "Your leader can report the payment again",
      };
    case "refunded":
      if (hasLostPlace(team)) return withoutPlace(name);
      if (!team.qualified) return { name, state: "done", text: "We returned the money" };
      return { name, state: "later", text: "We returned the money. Your team can pay again" };
    case "incomplete":
      if (team.event.fee === 0) return { name, state: "done", text: "This event is free" };
      if (hasLostPlace(team)) return withoutPlace(name);
      if (!feeIsDue(team, team.event))
        return { name, state: "later", text: `${fee} once you qualify for Round 2` };
      return {
        name,
        state: "missing",
        word: "Due",
        text:
          team.place?.state === "offered"
            ? `${fee} for Round 2, due by ${formatDateTime(team.place.deadline)}`
            : `${fee} for Round 2`,
      };
  }
}

/** The payment of a team without a place. Not "later", because the ticket lists "later" tasks as next steps. */
function withoutPlace(name: string): ReadinessItem {
  return { name, state: "optional", word: "Not due", text: "Your team has no place in Round 2" };
}

/** Returns whether the team was offered a place and no longer holds it. */
export function hasLostPlace({ place }: TeamFieldsFragment): boolean {
  return place !== null && !isHeld(stateAt({ ...place, deadline: new Date(place.deadline) }, new Date()));
}

function refundStep(team: TeamFieldsFragment, actor: Actor, refund: OpenRefund | null): readonly NextStep[] {
  return refund?.state === "accountNeeded" && isLeader(team, actor) ? [{ kind: "refund" }] : [];
}

function stepsOf(
  team: TeamFieldsFragment,
  actor: Actor,
  without: readonly PersonFieldsFragment[],
  registrationOpen: boolean,
): readonly NextStep[] {
  const steps: NextStep[] = [];
  const again = team.paymentStatus === "rejected";
  if (team.leader.userId === actor.userId && (again || (feeIsDue(team, team.event) && !hasLostPlace(team))))
    steps.push({ kind: "payment", again });
  const person = without.find(({ id }) => mayEditHandle(team, actor, id).allowed);
  if (person !== undefined) steps.push({ kind: "handle", person });
  if (mayAddMember(team, actor, registrationOpen).allowed) steps.push({ kind: "member" });
  return steps;
}
