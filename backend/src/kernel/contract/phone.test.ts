import { normalisePhone, TYPED_PHONE } from "./phone.js";

test.each([
  "9876543210",
  "+91 98765 43210",
  "0091-98765-43210",
  "098765 43210",
  "+91 (0) 98765.43210",
  " 98765\u00a043210 ",
  "98765\u201343210",
])("%s is stored as ten digits", (typed) => {
  expect([TYPED_PHONE.test(typed), normalisePhone(typed)]).toEqual([true, "9876543210"]);
});

test.each(["12345", "+44 7911 123456", "98765432101", "call me", ""])(
  "%s is no number of ten digits, and does not become one",
  (typed) => {
    expect(TYPED_PHONE.test(typed)).toBe(false);
    expect(normalisePhone(typed)).not.toMatch(/^[0-9]{10}$/);
  },
);

test("a number that begins with 0 or 91 keeps its ten digits", () => {
  expect([normalisePhone("0123456789"), normalisePhone("9198765432")]).toEqual(["0123456789", "9198765432"]);
});
