import { t } from "./t.js";

test("a text without values is itself", () => {
  expect(t("Save the draft")).toBe("Save the draft");
});

test("values and plurals stand in the text, numbers as India writes them", () => {
  const message = "{n, plural, one {# team} other {# teams}} of {event}";
  expect(t(message, { n: 1, event: "Syntax Siege" })).toBe("1 team of Syntax Siege");
  expect(t(message, { n: 123456, event: "Syntax Siege" })).toBe("1,23,456 teams of Syntax Siege");
});

test.each([
  ["To|recipient", "To"],
  ["a | b", "a | b"],
])("the mark of one of two meanings is not read: %s", (message, text) => {
  expect(t(message)).toBe(text);
});

test("a mark after a place for a value is not read either", () => {
  expect(t("Open {open}|money", { open: "₹360" })).toBe("Open ₹360");
});
