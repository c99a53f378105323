import { drawBytes } from "./seal.js";

test("no two draws are the same, also across the end of the pool", () => {
  const draws = Array.from({ length: 2000 }, () => Buffer.from(drawBytes(12)).toString("hex"));
  expect(new Set(draws).size).toBe(2000);
  expect(draws.every((draw) => draw.length === 24)).toBe(true);
});

test("drawn bytes do not change while others draw", () => {
  const first = drawBytes(16);
  const before = [...first];
  for (let n = 0; n < 1000; n++) drawBytes(16);
  expect([...first]).toEqual(before);
});
