import { NOTHING_PERSONAL, PERSONAL_FIELDS, shownTo } from "./personal-data.js";

test("a reader without access to personal data sees the handle and no other field", () => {
  const filled = Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, `a ${field}`]));
  const person = { email: "asha@example.org", ...filled };
  expect(shownTo({ emails: true, personal: false }, person)).toEqual({
    ...NOTHING_PERSONAL,
    email: "asha@example.org",
    codeforcesHandle: "a codeforcesHandle",
  });
});
