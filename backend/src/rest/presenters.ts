import type { MediaAddresses } from "../kernel/media/media-addresses.js";
import type { LoginPayload } from "../modules/accounts/contract/login-payload.js";
import type { UpdateUserInput, UserBodyInput } from "../modules/admin/contract/update-user.input.js";
import type { User } from "../modules/admin/users/user.types.js";
import type { EventRecord } from "../modules/events/contract/event-record.js";
import { eventView } from "../modules/events/event.types.js";
import type { ReportedPayment } from "../modules/payments/payment.types.js";
import type { TeamMemberView, TeamPayload, TeamView } from "../modules/teams/team.types.js";

/** Returns a login with the fields that the club specified. The browser stores all of them. */
export function loginReply(login: LoginPayload): object {
  const { token, id, userId, role, name, email, message } = login;
  return { token, id, userId, role, name, email, message };
}

/** Returns the reply that the specification's list of routes calls "status". */
export function statusReply({ message }: { readonly message: string }): object {
  return { status: "success", message };
}

/** Returns an event as a document, in its current state. The fee is in paise. `picture` is the address of `image`. */
export function eventDocument(event: EventRecord, media: MediaAddresses): object {
  const { id, ...view } = eventView(event, new Date());
  return { _id: id, ...view, picture: media.picture(event.image) };
}

/** Returns a reported payment as a document. The amount is in paise. */
export function paymentDocument({ id, version: _version, ...payment }: ReportedPayment): object {
  return { _id: id, ...payment };
}

/** Returns an account as an entry of the admin's list. */
export function userRow(user: User): object {
  const { id, name, email, phone, role, teamId, college, universityRollNo, codeforcesHandle } = user;
  return {
    _id: id,
    name,
    email,
    phone,
    role,
    teamId,
    college,
    universityRollNo,
    codeforceHandle: codeforcesHandle,
  };
}

/** Returns the fields of a user that a request changes. Accepts both spellings of the handle's field. */
export function userFields({ codeforceHandle, ...fields }: UserBodyInput): Omit<UpdateUserInput, "userId"> {
  return codeforceHandle === undefined ? fields : { codeforcesHandle: codeforceHandle, ...fields };
}

interface HandleSpellings {
  readonly codeforcesHandle?: string | null;
  readonly codeforceHandle?: string | null;
}

/**
 * Returns a team's person as a REST document (docs/rules.md, "Shapes of the REST mirror"). `_id` is the account's id,
 * so that a client can recognise its own user. For a person without an account, `_id` is the membership's id.
 * `memberId` is always the membership's id.
 */
function memberDocument(member: TeamMemberView): object {
  return {
    _id: member.userId ?? member.id,
    memberId: member.id,
    name: member.name,
    email: member.email,
    phone: member.phone,
    universityRollNo: member.universityRollNo,
    codeforceHandle: member.codeforcesHandle,
    confirmed: member.confirmed,
  };
}

/** Returns a member's fields from a request. Also accepts the replies' spelling of the handle's field. */
export function memberFields<Fields extends object>(
  body: Fields,
): Omit<Fields, "codeforceHandle"> & { codeforcesHandle?: string | null } {
  const { codeforceHandle, ...fields } = body as Fields & HandleSpellings;
  const handle = fields.codeforcesHandle ?? codeforceHandle;
  return handle === undefined ? fields : { ...fields, codeforcesHandle: handle };
}

export function teamDocument(team: TeamView): object {
  return {
    _id: team.id,
    name: team.name,
    leader: memberDocument(team.leader),
    leaderId: team.leader.userId,
    members: team.members.map(memberDocument),
    payment: { status: team.paymentStatus },
    ranking: team.ranking,
  };
}

/**
 * Returns an item of an event's list of teams. `leaderId` is an object with the leader's id, name and e-mail address.
 */
export function teamListItem(team: TeamView): object {
  return {
    _id: team.id,
    name: team.name,
    leaderId: { _id: team.leader.userId, name: team.leader.name, email: team.leader.email },
    members: team.members.map(({ id, userId, name, email }) => ({ _id: userId ?? id, name, email })),
  };
}

/** Returns the reply to a change of a team. The reply has a `session` if the change gave the caller a new token. */
export function teamChangeReply({ message, team, session }: TeamPayload): object {
  return { message, team: teamDocument(team), ...(session ? { session: loginReply(session) } : {}) };
}
