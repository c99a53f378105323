import { ACCESS, ADMIN_TABS, isPermitted, mayOpenTab, type AdminTab, type Permission } from "./access.js";
import { grantsOf, grantsText, GRANTS, type Grant } from "./grants.js";
import { Role } from "./roles.js";

const holder = (...grants: Grant[]) => ({ role: Role.User, grants });
const given = (...grants: Grant[]): string[] =>
  (Object.keys(ACCESS) as Permission[]).filter((permission) => isPermitted(holder(...grants), permission));
const tabs = (...grants: Grant[]): string[] =>
  (Object.keys(ADMIN_TABS) as AdminTab[]).filter((tab) => mayOpenTab(holder(...grants), tab));

// Written out once more, by hand: a slip in the table would otherwise agree with everything that is made from it.
const GIVES: Readonly<Record<Grant, { changes: string[]; tabs: string[] }>> = {
  treasurer: {
    changes: ["decidePayment", "commitStatement", "undoStatementBatch"],
    tabs: ["payments", "statements"],
  },
  contest: {
    changes: ["draftRankings", "publishRankings", "discardRankingDraft", "undoRankings"],
    tabs: ["rankings"],
  },
  desk: { changes: [], tabs: ["users", "teams"] },
  content: { changes: ["createEvent", "updateEvent"], tabs: ["events", "notices"] },
  reader: { changes: [], tabs: ["users", "teams", "payments", "statements"] },
};
const IS_CHANGE = /^(set|update|delete|create|decide|commit|undo|draft|publish|discard|send|retry|resend)/;

test.each(GRANTS)("%s changes what it is for and nothing else, and opens its own tabs", (grant) => {
  expect(given(grant).filter((name) => IS_CHANGE.test(name))).toEqual(GIVES[grant].changes);
  expect(tabs(grant)).toEqual(GIVES[grant].tabs);
});

test("who sees personal data: addresses treasurer and desk, phone and roll numbers desk alone", () => {
  const sees = (permission: Permission) => GRANTS.filter((grant) => isPermitted(holder(grant), permission));
  expect(sees("readEmails")).toEqual(["treasurer", "desk"]);
  expect(sees("readPersonalData")).toEqual(["desk"]);
  // A search or an order that a page is asked for would tell what its rows withhold.
  expect(sees("users")).toEqual(["desk"]);
  expect(sees("teamsPage")).toEqual(["desk"]);
});

test("without a grant nothing, with all of them what stays a Superadmin's is still theirs alone", () => {
  expect(given()).toEqual([]);
  const all = given(...GRANTS);
  const theirs = (Object.keys(ACCESS) as Permission[]).filter((permission) => !all.includes(permission));
  expect(theirs).toEqual(
    expect.arrayContaining(["setGrants", "updateUser", "deleteUser", "setCurrentEvent", "auditEntries"]),
  );
  expect(tabs(...GRANTS)).not.toContain("profile");
  const superadmin = { role: Role.Superadmin, grants: [] };
  expect(theirs.every((permission) => isPermitted(superadmin, permission))).toBe(true);
});

test("stored grants are each once and in order; what is none gives nothing", () => {
  expect(grantsText(["reader", "treasurer", "reader"])).toBe("treasurer,reader");
  expect(grantsOf("")).toEqual([]);
  expect(grantsOf("treasurer,emperor,reader")).toEqual(["treasurer", "reader"]);
});
