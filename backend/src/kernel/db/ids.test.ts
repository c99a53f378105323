import { validate, version } from "uuid";
import { newId } from "./ids.js";

test("ids are UUIDs of version 7, and later ones sort later", () => {
  const ids = Array.from({ length: 3000 }, newId);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(3000);
});

test("an id has the time at which it was made", () => {
  const before = Date.now();
  const at = Number.parseInt(newId().replaceAll("-", "").slice(0, 12), 16);
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now() + 1);
});
