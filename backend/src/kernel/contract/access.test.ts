import { ACCESS, ADMIN_TABS, isPermitted, mayOpenTab, type AdminTab, type Permission } from "./access.js";
import { grantsOf, grantsText, GRANTS, type Grant } from "./grants.js";
import { Role } from "./roles.js";

const holder = (...grants: Grant[]) => ({ role: Role.User, grants });
const permissionsOf = (...grants: Grant[]): string[] =>
  (Object.keys(ACCESS) as Permission[]).filter((permission) => isPermitted(holder(...grants), permission));
const tabs = (...grants: Grant[]): string[] =>
  (Object.keys(ADMIN_TABS) as AdminTab[]).filter((tab) => mayOpenTab(holder(...grants), tab));

// Written by hand, because values derived from the table would repeat its mistakes.
const GIVES: Readonly<Record<Grant, { changes: string[]; tabs: string[] }>> = {
  treasurer: {
    changes: [
      "decidePayment",
      "allocateLine",
      "setLineAside",
      "revertSurplus",
      "confirmCashSlip",
      "discardCashSlip",
      "bookCashPayment",
      "revertPayment",
      "requestRefund",
      "cancelRefund",
      "recordRefund",
      "commitStatement",
      "undoStatementBatch",
      "givePlaceBack",
      "createSpreadsheetFeed",
      "endSpreadsheetFeed",
    ],
    tabs: ["overview", "payments", "statements", "checkin", "integrations"],
  },
  contest: {
    changes: [
      "draftRankings",
      "publishRankings",
      "discardRankingDraft",
      "undoRankings",
      "fetchStandings",
      "withdrawPastResults",
      "endLiveBoard",
      "savePlaceSettings",
      "offerPlaces",
      "endPlace",
      "givePlaceBack",
      "saveCertificateLayout",
      "issueCertificates",
      "withdrawCertificate",
      "reissueCertificate",
    ],
    tabs: ["overview", "rankings", "certificates"],
  },
  desk: {
    changes: ["noteCash", "checkIn", "revertCheckIn", "addDeskSession", "removeDeskSession"],
    tabs: ["overview", "users", "teams", "checkin"],
  },
  content: {
    changes: [
      "updateEvent",
      "saveContentDraft",
      "discardContentDraft",
      "publishContent",
      "publishContents",
      "restoreContent",
      "removeContent",
    ],
    tabs: ["overview", "notices", "content"],
  },
  reader: {
    changes: ["createSpreadsheetFeed", "endSpreadsheetFeed"],
    tabs: ["overview", "users", "teams", "payments", "statements", "checkin", "integrations"],
  },
};
/** The deletion of a user's own saved view, which every user of the admin area may perform. */
const OWN = "deleteView";
const IS_CHANGE =
  /^(set|update|delete|create|decide|commit|undo|draft|publish|discard|send|retry|resend|fetch|allocate|book|revert|request|cancel|record|savePlace|saveCertificate|saveContent|restoreContent|offer|end|give|add|remove|issue|withdraw|reissue|checkIn$|noteCash$|confirm)/;

test.each(GRANTS)("%s allows the changes it is for and no others, and opens its own tabs", (grant) => {
  expect(permissionsOf(grant).filter((name) => IS_CHANGE.test(name) && name !== OWN)).toEqual(
    GIVES[grant].changes,
  );
  expect(tabs(grant)).toEqual(GIVES[grant].tabs);
});

test("treasurer and desk see e-mail addresses, only desk sees phone and roll numbers", () => {
  const sees = (permission: Permission) => GRANTS.filter((grant) => isPermitted(holder(grant), permission));
  expect(sees("readEmails")).toEqual(["treasurer", "desk"]);
  expect(sees("readPersonalData")).toEqual(["desk"]);
});

test("without grants nothing is allowed; even with all of them some things are for Superadmins only", () => {
  expect(permissionsOf()).toEqual([]);
  const all = permissionsOf(...GRANTS);
  const theirs = (Object.keys(ACCESS) as Permission[]).filter((permission) => !all.includes(permission));
  expect(theirs).toEqual(
    expect.arrayContaining(["setGrants", "updateUser", "deleteUser", "setCurrentEvent", "auditEntries"]),
  );
  expect(tabs(...GRANTS)).not.toContain("profile");
  const superadmin = { role: Role.Superadmin, grants: [] };
  expect(theirs.every((permission) => isPermitted(superadmin, permission))).toBe(true);
});

test("grants are stored once each and in order; unknown ones give nothing", () => {
  expect(grantsText(["reader", "treasurer", "reader"])).toBe("treasurer,reader");
  expect(grantsOf("")).toEqual([]);
  expect(grantsOf("treasurer,emperor,reader")).toEqual(["treasurer", "reader"]);
});
