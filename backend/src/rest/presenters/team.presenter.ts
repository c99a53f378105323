import type { TeamMemberView, TeamPayload, TeamView } from "../../modules/teams/team.types.js";
import { loginReply } from "./login.presenter.js";

interface HandleSpellings {
  readonly codeforcesHandle?: string | null;
  readonly codeforceHandle?: string | null;
}

/**
 * A person of a team in REST's spelling (docs/rules.md, "Shapes of the REST mirror"): `_id` is the account's id where there is an account
 * (what a client compares with its own), else the membership's; `memberId` always is the membership's.
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

/** A member's fields as a client sends them: the handle may be spelt as in the replies. */
export function memberFields<Fields extends object>(
  body: Fields,
): Omit<Fields, "codeforceHandle"> & { codeforcesHandle?: string | null } {
  const { codeforceHandle, ...fields } = body as Fields & HandleSpellings;
  const handle = fields.codeforcesHandle ?? codeforceHandle;
  return handle === undefined ? fields : { ...fields, codeforcesHandle: handle };
}

/** A team with its leader as an object. */
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

/** An event team list item: the leader under `leaderId`, with name and e-mail. */
export function teamListItem(team: TeamView): object {
  return {
    _id: team.id,
    name: team.name,
    leaderId: { _id: team.leader.userId, name: team.leader.name, email: team.leader.email },
    members: team.members.map(({ id, userId, name, email }) => ({ _id: userId ?? id, name, email })),
  };
}

/** The reply of a change to a team; `session` is there when the change gave the caller a fresh token. */
export function teamChangeReply({ message, team, session }: TeamPayload): object {
  return { message, team: teamDocument(team), ...(session ? { session: loginReply(session) } : {}) };
}
