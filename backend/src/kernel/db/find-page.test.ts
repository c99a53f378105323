import { pages } from "./find-page.js";

test.each([0, 1, 499, 500, 501, 1700])("of %d rows each comes once, in order", async (count) => {
  const rows = Array.from({ length: count }, (_, at) => at);
  const read: number[] = [];
  const all = pages<number>((last, limit) => {
    const from = last === null ? 0 : last + 1;
    return Promise.resolve(rows.slice(from, from + limit));
  });
  for await (const page of all) read.push(...page);
  expect(read).toEqual(rows);
});
