import { Worker } from "node:worker_threads";
import { BETA, FACTS, match, team } from "../testing/match-fixture.js";
import { type FactRows } from "../matching/fact-rows.js";
import { guessMapping } from "../reading/guess-mapping.js";
import { statementTable } from "../reading/statement-table.js";
import type { StatementThread } from "./statement-thread.js";
import { type OpenedThread, StatementThreads } from "./statement-threads.js";

const LINES = [
  ["UPI/412345678901/fee", "", "360.00"],
  ["fee SS-Q0B1OW", "", "350.00"],
  ["Cash deposit", "800000000001", "360.00"],
] as const;
const CSV = ["Date,Narration,Ref No,Amount", ...LINES.map((cells) => `01/03/2025,${cells.join(",")}`)].join(
  "\n",
);
const MAPPING = guessMapping(statementTable(CSV));

/** Yields the facts in two parts, like pages of the database. */
async function* facts({ candidates, claims, ownNumbers } = FACTS): AsyncGenerator<FactRows> {
  yield { ownNumbers, candidates: candidates.slice(0, 2) };
  await Promise.resolve();
  yield { candidates: candidates.slice(2), claims: claims.map((claim) => ({ ...claim, claimedAt: "" })) };
}

function ended(thread: Worker): OpenedThread {
  return { port: thread, end: () => thread.terminate() };
}

/** Returns statement threads that run the given code and never answer. */
function threadsThat(code: string, maxMs?: number): StatementThreads {
  const resourceLimits = { maxOldGenerationSizeMb: 16 };
  return new StatementThreads(() => ended(new Worker(code, { eval: true, resourceLimits })), maxMs);
}
const ON_MESSAGE = "require('node:worker_threads').parentPort.on('message',";

async function matched(thread: StatementThread, matchFacts = FACTS) {
  await thread.read(CSV, MAPPING);
  return thread.match(facts(matchFacts));
}

test("a thread of its own says of each line what is said without one", async () => {
  const lines = await new StatementThreads().use((thread) => matched(thread));
  expect(lines).toEqual(match(LINES));
});

test("asked again, the same facts have the same answer, and others another one", async () => {
  await new StatementThreads().use(async (thread) => {
    const first = await matched(thread);
    expect(await thread.match(facts())).toBe(first);
    const one = team("Gamma", { reference: "SS-Q0B10W" });
    const other = await thread.match(facts({ ...FACTS, candidates: [one] }));
    expect(other).toEqual(match(LINES, { candidates: [one] }));
    expect(other).not.toEqual(first);
  });
});

test("what is no statement is refused as before, and the thread answers on", async () => {
  await new StatementThreads().use(async (thread) => {
    await expect(thread.inspect("one line")).rejects.toMatchObject({
      code: "BAD_INPUT",
      fields: { csv: expect.any(String) as string },
    });
    expect((await thread.inspect(CSV)).lines).toBe(LINES.length);
  });
});

test("a thread that ends, and one that fails, end what was asked, and give their place back", async () => {
  const ending = threadsThat(`${ON_MESSAGE} () => process.exit())`);
  const failing = threadsThat(`${ON_MESSAGE} () => { throw new Error("broken"); })`);
  for (let time = 0; time < 3; time++) {
    await expect(ending.use((thread) => thread.inspect(CSV))).rejects.toThrow("has ended");
    await expect(failing.use((thread) => thread.inspect(CSV))).rejects.toThrow("broken");
  }
});

test("a statement that takes too much memory, or too long, is refused", async () => {
  const greedy = threadsThat(
    `${ON_MESSAGE} () => { const all = []; for (let at = 0; ; at++) all.push({ at: [at] }); })`,
  );
  const idle = threadsThat(`${ON_MESSAGE} () => {})`, 50);
  for (const threads of [greedy, idle])
    await expect(threads.use((thread) => thread.inspect(CSV))).rejects.toMatchObject({
      code: "STATEMENT_TOO_MUCH",
    });
});

test("so is one with more facts than a thread can hold", async () => {
  const candidates = Array.from({ length: 100_001 }, () => BETA);
  async function* many(): AsyncGenerator<FactRows> {
    for (let page = 0; page < 5; page++) yield await Promise.resolve({ candidates });
  }
  await expect(
    threadsThat(`${ON_MESSAGE} () => {})`).use((thread) => thread.match(many())),
  ).rejects.toMatchObject({
    code: "STATEMENT_TOO_MUCH",
  });
});

test("two at once; six more wait for their turn, and the next is refused", async () => {
  const threads = threadsThat("");
  const opened: (() => void)[] = [];
  const use = () =>
    threads.use(
      () =>
        new Promise<string>((resolve) =>
          opened.push(() => {
            resolve("done");
          }),
        ),
    );
  const all = Array.from({ length: 8 }, use);
  await expect(use()).rejects.toMatchObject({ code: "STATEMENT_BUSY" });
  for (let done = 0; done < all.length;) {
    await new Promise(setImmediate);
    expect(opened.length - done).toBeLessThanOrEqual(2);
    for (; done < opened.length; done++) opened[done]?.();
  }
  expect(await Promise.all(all)).toEqual(all.map(() => "done"));
});
