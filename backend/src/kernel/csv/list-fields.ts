import type { ListField, ListKind } from "../contract/list-columns.js";
import type { Subject } from "./headings.js";

/** The fields of a list, each with the possible subjects of its column, in order of preference. */
export type ListFields = Partial<Readonly<Record<ListField, readonly Subject[]>>>;

const PERSON = {
  email: ["email", "otherEmail"],
  phone: ["phone", "whatsapp"],
  college: ["college", "university"],
  universityRollNo: ["rollNo", "registrationNo"],
  codeforcesHandle: ["handle"],
} as const satisfies ListFields;

const COLLEGE = { college: PERSON.college } as const;

/** The columns of each kind of list. */
export const LIST_FIELDS = {
  people: { id: ["userId", "id"], name: ["name"], ...PERSON },
  teams: { team: ["team"], name: ["name", "names"], ...PERSON },
  ranking: {
    id: ["teamId", "id"],
    reference: ["reference"],
    // This column may also contain ids or references, because some people put them under "Team".
    team: ["team", "name"],
    codeforcesHandle: ["handle"],
    rank: ["rank", "place", "lineNo"],
  },
  pastResults: {
    rank: ["rank", "place"],
    team: ["team", "name"],
    codeforcesHandle: ["handle"],
    ...COLLEGE,
    names: ["names"],
  },
  certificates: { name: ["name"], email: PERSON.email, team: ["team"], ...COLLEGE, rank: ["rank", "place"] },
  batch: {
    name: ["name"],
    email: PERSON.email,
    role: ["role"],
    placement: ["placement"],
    instagram: ["instagram"],
    linkedin: ["linkedin"],
  },
} as const satisfies Readonly<Record<ListKind, ListFields>>;

export type FieldOf<Kind extends ListKind> = keyof (typeof LIST_FIELDS)[Kind] & ListField;
