import { NOTHING_PERSONAL } from "@contract/kernel/contract/personal-data";
import { userColumns } from "./user-columns";
import { USER_SORTS, type AdminUser } from "./user-source";

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
const columns = userColumns(null, () => true);

test("every column has a heading of its own and something to say about a person who has filled in everything", () => {
  const headers = columns.map(({ header }) => header);
  expect(new Set(headers).size).toBe(headers.length);
  expect(columns.filter(({ value }) => (value(ASHA) ?? "") === "").map(({ key }) => key)).toEqual([]);
});

test("every order that the server has belongs to a column, and each of these can be sorted", () => {
  const sortable = columns.filter((column) => column.sortable).map(({ key }) => key);
  expect(sortable.toSorted()).toEqual(Object.keys(USER_SORTS).toSorted());
});
