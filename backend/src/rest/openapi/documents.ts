import { Role } from "../../kernel/contract/roles.js";
import { PaymentStatus } from "../../modules/teams/contract/payment-status.js";
import { integer, list, nullable, object, ref, type Schemas, text, truth } from "./json-schema.js";

const optionalText = nullable(text);
const personalText = {
  ...optionalText,
  description: "For the person, the leader, holders of the grant DESK and Superadmins.",
};
const id = { ...text, description: "An id." };

/** Schemas of documents with the field names that the club specified, which differ from those of the GraphQL types. */
export const DOCUMENTS: Schemas = {
  Status: object({ status: { const: "success" }, message: text }, "The outcome of a change."),
  Login: object(
    {
      token: { ...text, description: "The access token (JWT), valid for 15 minutes." },
      id,
      userId: id,
      role: { type: "string", enum: Object.values(Role) },
      name: text,
      email: text,
      message: text,
    },
    "A session: the access token and its owner.",
  ),
  MemberDocument: object(
    {
      _id: { ...text, description: "The account's id, or the membership's id without an account." },
      memberId: { ...text, description: "The membership's id." },
      name: text,
      email: { ...nullable(text), description: "Masked for people outside the team." },
      phone: personalText,
      universityRollNo: personalText,
      codeforceHandle: optionalText,
      confirmed: {
        ...truth,
        description:
          "Whether the person agreed to be in the team. Until then, the other fields are the leader's entries.",
      },
    },
    "A person of a team.",
  ),
  TeamDocument: object(
    {
      _id: id,
      name: text,
      leader: ref("MemberDocument"),
      leaderId: { ...optionalText, description: "The leader's account." },
      members: list(ref("MemberDocument")),
      payment: object({ status: { type: "string", enum: Object.values(PaymentStatus) } }),
      ranking: nullable(integer),
    },
    "A team with its leader and its added members.",
  ),
  UserRow: object(
    {
      _id: id,
      name: text,
      email: text,
      phone: optionalText,
      role: { type: "string", enum: Object.values(Role) },
      teamId: { ...optionalText, description: "The team in the current event." },
      college: optionalText,
      universityRollNo: optionalText,
      codeforceHandle: optionalText,
    },
    "An account in the admin area's list.",
  ),
  TeamListItem: object(
    {
      _id: id,
      name: text,
      leaderId: object({ _id: optionalText, name: text, email: optionalText }),
      members: list(object({ _id: id, name: text, email: optionalText })),
    },
    "A team in the list for everyone who is signed in.",
  ),
  ProfileChange: object(
    { status: { const: "success" }, message: text, "session?": ref("Login") },
    "A changed profile. `session` is a fresh login when the password or e-mail changed.",
  ),
  TeamChange: object(
    { message: text, team: ref("TeamDocument"), "session?": ref("Login") },
    "A changed team. When the change made the caller a Team Leader, `session` is a fresh login whose token has the new role. The old token stays valid.",
  ),
};
