import { checkHandle, type Codeforces } from "./handle-check.service.js";
import type { HandleAnswer } from "./handle-look-up.service.js";

const saying = (answer: HandleAnswer): Codeforces => ({ find: () => Promise.resolve(answer) });

test.each([
  [{ outcome: "found", handle: "Tourist", rating: 3800 }, "Tourist", 1],
  [{ outcome: "silent" }, "tourist", 1],
  [{ outcome: "off" }, "tourist", 0],
] as const)(
  "%j: the handle is kept, and never refused for Codeforces' silence",
  async (answer, kept, notes) => {
    const checked = await checkHandle(saying(answer), "tourist");
    expect([checked.handle, checked.notes.length]).toEqual([kept, notes]);
  },
);

test("a handle that Codeforces does not know is refused at its field; an empty one causes no call", async () => {
  await expect(checkHandle(saying({ outcome: "unknown" }), "tuorist")).rejects.toMatchObject({
    code: "HANDLE_UNKNOWN",
    fields: { codeforcesHandle: expect.any(String) },
  });
  const never = { find: () => Promise.reject(new Error("asked")) };
  expect(await checkHandle(never, null)).toEqual({ handle: null, notes: [] });
});
