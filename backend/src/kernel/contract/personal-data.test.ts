import { NOTHING_PERSONAL, PERSONAL_FIELDS, shownTo } from "./personal-data.js";

test("who may not see personal data sees the handle and nothing else of what somebody filled in", () => {
  const filled = Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, `a ${field}`]));
  const person = { email: "asha@example.org", ...filled };
  expect(shownTo({ emails: true, personal: false }, person)).toEqual({
    ...NOTHING_PERSONAL,
    email: "asha@example.org",
    codeforcesHandle: "a codeforcesHandle",
  });
});
