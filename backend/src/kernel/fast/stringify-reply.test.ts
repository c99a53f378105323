import { inTurns } from "../lists.js";
import { stringifyReply } from "./stringify-reply.js";

const ITEMS = Array.from({ length: 5000 }, (_, at) => ({
  at,
  text: `line "${String(at)}"`,
  none: null,
  left: undefined,
}));

test.each([
  ["a short list", { teams: ITEMS.slice(0, 3) }],
  ["a long list", { teams: ITEMS }],
  [
    "a long list inside",
    { preview: { title: "₹", left: undefined, at: new Date(0), lines: ITEMS, last: true } },
  ],
  ["nothing", null],
])("a reply with %s is the JSON that it would be at once", async (_what, data) => {
  const reply = { data, extensions: { cost: 1 } };
  expect(await stringifyReply(reply)).toBe(JSON.stringify(reply));
});

test("an ordinary reply is written without waiting for anything", () => {
  expect(stringifyReply({ data: { me: { name: "Asha" } } })).toBe('{"data":{"me":{"name":"Asha"}}}');
});

test("items in turns are the same items in the same order", async () => {
  expect(await Promise.all(inTurns(ITEMS))).toEqual(ITEMS);
});
