import type { Caller } from "../../kernel/auth/caller.js";
import { DomainError } from "../../kernel/errors/domain-error.js";

/**
 * The reads that a Superadmin's student view allows in addition to the public ones (ADR 83). These reads provide the
 * content of a student's screens. All other operations are refused, so a new operation stays closed until it is listed
 * here. Some reads of a student are excluded on purpose: the download of their data, their sessions and second factors,
 * and the calendar's private address.
 */
const VIEW_READS: ReadonlySet<string> = new Set([
  "Query.myTeam",
  "Query.teamByName",
  "Query.teamPayment",
  "Query.receipt",
  "Query.teamPasses", // The result leaves out the pass's address and code (DeskPassService).
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

/**
 * Refuses an operation that is not part of the student view.
 * @param name the operation, such as `Query.myTeam`
 * @throws DomainError NOT_IN_VIEW
 */
export function requireShownInView(caller: Caller, name: string): void {
  if (caller.view && !VIEW_READS.has(name)) throw new DomainError("NOT_IN_VIEW");
}
