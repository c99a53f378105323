import type { BenchTokens } from "./data.js";
import { R1_QUERY, W1_MUTATION } from "./queries.js";

/** A request whose cost is measured as the amount of data grows. */
export interface GrowthCase {
  readonly name: string;
  readonly as: keyof BenchTokens;
  readonly query: string;
  readonly variables?: (turn: number) => unknown;
  /** The path of a page to request instead of sending the query. */
  readonly page?: string;
}

const TEAM = "id name ranking paymentStatus leader { name email codeforcesHandle } members { name email }";
const USER = "id name email role teamId teamName college universityRollNo codeforcesHandle";
const USERS = `query U($sort: UserSort!, $search: String, $after: String) {
  users(first: 50, sort: $sort, search: $search, after: $after) { edges { node { ${USER} } } pageInfo { endCursor } } }`;
const TEAMS = `query T($sort: TeamSort!, $search: String) {
  teamsPage(first: 50, sort: $sort, search: $search) { edges { node { ${TEAM} } } pageInfo { endCursor } } }`;

const admin = (name: string, query: string, variables?: object): GrowthCase => ({
  name,
  as: "admin",
  query,
  ...(variables ? { variables: () => variables } : {}),
});
const userSorts = ["NAME", "EMAIL", "CREATED_AT", "ROLE", "TEAM", "COLLEGE", "ROLL_NO", "HANDLE"];
const teamSorts = ["RANKING", "NAME", "CREATED_AT", "LEADER", "PEOPLE", "PAYMENT"];

/** All cases in the order in which they run. Writes come last. */
export const GROWTH_CASES: readonly GrowthCase[] = [
  { name: "R1 my team", as: "members", query: R1_QUERY },
  ...userSorts.map((sort) => admin(`users by ${sort}`, USERS, { sort })),
  admin("users, count", "{ users(first: 1, sort: EMAIL) { totalCount } }"),
  admin("users, search for a name", USERS, { sort: "NAME", search: "Asha" }),
  admin("users, search for an address", USERS, { sort: "NAME", search: "student7@" }),
  admin("users, search for nothing that is", USERS, { sort: "NAME", search: "zzqx" }),
  ...teamSorts.map((sort) => admin(`teams by ${sort}`, TEAMS, { sort })),
  admin("teams, count", "{ teamsPage(first: 1, sort: NAME) { totalCount } }"),
  admin("teams, search for a name", TEAMS, { sort: "NAME", search: "null" }),
  admin("teams, search for nothing that is", TEAMS, { sort: "NAME", search: "zzqx" }),
  admin(
    "payments, oldest reported",
    "{ paymentsPage(first: 50, status: pending) { edges { node { teamName } } } }",
  ),
  admin("payments, search", '{ paymentsPage(first: 50, search: "zzqx") { edges { node { teamName } } } }'),
  admin("overview", "{ adminOverview { __typename } }"),
  admin("statistics", "{ statistics { __typename } }"),
  admin("payment figures", "{ paymentFigures { __typename } }"),
  admin("ranking board", "{ rankingBoard { __typename } }"),
  { name: "home page", as: "admin", query: "", page: "/" },
  { name: "an event's page", as: "admin", query: "", page: "/events/syntaxsiege" },
  {
    name: "W1 create a team",
    as: "teamless",
    query: W1_MUTATION,
    variables: (turn) => ({ input: { name: `Grown ${String(turn)}` } }),
  },
];
