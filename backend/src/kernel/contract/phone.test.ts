import { normalisePhone, PHONE } from "./phone.js";

test.each([
  "9876543210",
  "+91 98765 43210",
  "919876543210",
  "0091-98765-43210",
  "098765 43210",
  "+91 (0) 98765.43210",
  " 98765\u00a043210 ",
  "98765\u201343210",
  "\u202a9876543210\u202c",
  "\u2068+91 98765 43210\u2069",
  "98765\u200b43210\ufeff",
  "९८७६५४३२१०",
  "৯৮৭৬৫৪৩২১০",
  "+९१ ९८७६५ ४३२१०",
  "９８７６５４３２１０",
  "＋９１ ９８７６５ ４３２１０",
  "௯௮௭௬௫௪௩௨௧௦",
  "tel:+91-98765-43210",
  ...["'9876543210", "9876543210,", "98765_43210", "98765•43210", "9876543210.0", '="9876543210"'],
  ...["Mob: 9876543210", "Ph.No. 98765 43210", "Mobile No - 9876543210", "https://wa.me/919876543210"],
])("%j is stored as ten digits", (typed) => {
  expect(normalisePhone(typed)).toBe("9876543210");
});

test.each(["12345", "+44 7911 123456", "98765432101", "9876543210/9876543211", "O9876543210", "call me", ""])(
  "%s is no number of ten digits, and does not become one",
  (typed) => {
    expect(normalisePhone(typed)).not.toMatch(PHONE);
    expect(normalisePhone(typed)).toBe(typed);
  },
);

test("a number that begins with 0 or 91 keeps its ten digits", () => {
  expect([normalisePhone("0123456789"), normalisePhone("9198765432")]).toEqual(["0123456789", "9198765432"]);
});
