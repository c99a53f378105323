import type { Caller } from "../../kernel/auth/caller.js";
import { DomainError } from "../../kernel/errors/domain-error.js";

/**
 * What a Superadmin reads who sees the site as a student (ADR 83), besides what everybody may: what the student's screens show.
 * All else is refused, so a new operation is closed until it is named here. Not here, although the student may: the download of
 * their data, their sessions and factors, the calendar's private address.
 */
const VIEW_READS: ReadonlySet<string> = new Set([
  "Query.myTeam",
  "Query.teamByName",
  "Query.teamPayment",
  "Query.receipt",
  "Query.teamPasses", // without the pass's address and its code (DeskPassService)
  "Query.teamInvitations",
  "Query.invitationLink",
  "Query.joinRequests",
  "Query.myInvitations",
  "Query.myListings",
  "Query.listedPeople",
  "Query.listedTeams",
  "Query.notifications",
  "Query.reminders",
  "Query.nameInResults",
  "Query.myCertificates",
  "Query.handleProof",
  "Subscription.teamChanged",
  "Subscription.notificationsChanged",
]);

/** @throws DomainError NOT_IN_VIEW for an operation that is not shown in a view; `name` as `Query.myTeam`. */
export function requireShownInView(caller: Caller, name: string): void {
  if (caller.view && !VIEW_READS.has(name)) throw new DomainError("NOT_IN_VIEW");
}
