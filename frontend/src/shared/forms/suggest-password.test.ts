import { suggestPassword } from "./suggest-password";

test("a suggestion is long, readable, and another one each time", () => {
  const many = Array.from({ length: 200 }, suggestPassword);
  for (const one of many) expect(one).toMatch(/^[a-km-z2-9]{4}(?:-[a-km-z2-9]{4}){2}$/);
  expect(new Set(many).size).toBe(200);
  // At least 31 of the 32 characters appear, so the mapping of bytes to characters does not skip a group of them.
  expect(new Set(many.join("").replaceAll("-", "")).size).toBeGreaterThan(30);
});
