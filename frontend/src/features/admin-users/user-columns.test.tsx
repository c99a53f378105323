import { NOTHING_PERSONAL } from "@contract/kernel/contract/personal-data";
import type { UserSort } from "../../graphql/schema-types";
import { USER_COLUMNS, type AdminUser } from "./user-columns";

const ASHA: AdminUser = {
  ...NOTHING_PERSONAL,
  id: "user-1",
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "9876543210",
  role: "TEAM_LEADER",
  grants: ["CONTENT"],
  version: "1",
  rightsVersion: "content",
  college: "Sample University",
  universityRollNo: "21CS042",
  codeforcesHandle: "asha",
  handleVerified: true,
  teamId: "team-1",
  teamName: "Binary Beasts",
  createdAt: "2025-02-20T06:30:00.000Z",
};

test("every column has a heading of its own and something to say about a person who has filled in everything", () => {
  const headers = USER_COLUMNS.map(({ header }) => header);
  expect(new Set(headers).size).toBe(headers.length);
  expect(USER_COLUMNS.filter(({ value }) => (value(ASHA) ?? "") === "").map(({ key }) => key)).toEqual([]);
});

test("every order that the server has belongs to a column of its own", () => {
  const orders: Readonly<Record<UserSort, true>> = {
    ...{ NAME: true, EMAIL: true, ROLE: true, TEAM: true },
    ...{ COLLEGE: true, ROLL_NO: true, HANDLE: true, CREATED_AT: true },
  };
  const sorts = USER_COLUMNS.flatMap(({ sort }) => sort ?? []);
  expect(sorts.toSorted()).toEqual(Object.keys(orders).toSorted());
});
