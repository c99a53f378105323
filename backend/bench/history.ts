// npm run bench:history: students, treasurers and organisers do random things on the built site, while its servers and
// database are killed repeatedly. The site has one server (SQLite) or two (MariaDB). Every write is recorded. Between
// kills and at the end, the database, the recorded history and the site's ledger are checked for broken invariants. The
// command fails if an invariant is broken. Options:
// - --minutes 60 --database sqlite|mariadb --students 120
// - --seed N repeats the choices of an earlier run, with different timing
// - --pause 60 is the maximum number of milliseconds between two actions of an actor
import "reflect-metadata";
import { randomInt } from "node:crypto";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Checks } from "./history/checks.js";
import { organiserActs } from "./history/organisers.js";
import { addPeople } from "./history/people.js";
import { Random } from "./history/random.js";
import { History } from "./history/record.js";
import { Sites } from "./history/sites.js";
import { studentActs } from "./history/students.js";
import { treasurerActs } from "./history/treasurers.js";
import { Actor, type Stage } from "./history/stage.js";
import { slowMailServer } from "./rush/post.js";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    database: { type: "string", default: "sqlite" },
    seed: { type: "string", default: String(randomInt(2 ** 31)) },
    pause: { type: "string", default: "60" },
    students: { type: "string", default: "120" },
  },
});
const root = resolve(import.meta.dirname, "../..");
/** The actions of each concurrent actor. */
const ACTORS = [
  ...Array.from({ length: 6 }, () => studentActs),
  ...Array.from({ length: 2 }, () => treasurerActs),
  ...Array.from({ length: 2 }, () => organiserActs),
];
/** The minimum time between two kills and the maximum random time added to the minimum, in milliseconds. */
const [KILL_AFTER_MS, KILL_WITHIN_MS] = [3000, 4000];
/** The maximum share of the run's time for checks. */
const CHECKED_PART = 0.15;

console.log(`seed ${values.seed}, ${values.database}, ${values.minutes} minutes`);
const random = new Random(Number(values.seed));
const history = new History();
const post = await slowMailServer(0);
const mails = { SMTP_URL: post.smtpUrl, MAIL_FROM: "Club <club@history.example>" };
const sites = await Sites.start(root, values.database, mails);
try {
  const people = await addPeople(sites.place.url, { students: Number(values.students) });
  const stage: Stage = { history, post, memberIds: [], urls: sites.urls, ...people };
  const checks = new Checks(sites.place, stage);
  const choices = random.fork();
  const from = performance.now();
  const end = from + Number(values.minutes) * 60_000;
  let checkedMs = 0;
  while (performance.now() < end) {
    const isOver = act(stage);
    do {
      await sleep(
        Math.min(KILL_AFTER_MS + choices.below(KILL_WITHIN_MS), Math.max(0, end - performance.now())),
      );
      await sites.killOne(choices);
    } while (performance.now() < end && checkedMs > CHECKED_PART * (performance.now() - from));
    await sleep(500);
    await isOver();
    const before = performance.now();
    await checks.run();
    checkedMs += performance.now() - before;
  }
  const minutes = ((performance.now() - from) / 60_000).toFixed(1);
  console.log(`\n${"operation".padEnd(20)}   done refused unknown  unsent\n${history.lines().join("\n")}`);
  console.log(
    `\n${minutes} minutes: ${String(sites.kills)} kills, ${String(history.acknowledged)} acknowledged writes of ` +
      `${String(history.writes.length)}, ${String(history.reads)} reads, ${String(checks.count)} checks of ${String(checks.invariants)} invariants`,
  );
  const broken = [...new Set([...history.violations, ...checks.lines])];
  for (const fault of new Set(history.faults)) broken.push(`a fault of the server: ${fault}`);
  console.log(broken.length === 0 ? "nothing is broken" : broken.map((line) => `BROKEN ${line}`).join("\n"));
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await sites.dispose();
  await post.close();
}
process.exit();

/** Starts all actors. Returns a function that stops them and waits for their last actions. */
function act(stage: Stage): () => Promise<void> {
  let isOn = true;
  const isActing = (): boolean => isOn;
  const all = ACTORS.map(async (acts) => {
    const actor = new Actor(stage, random.fork());
    while (isActing()) {
      await acts(actor);
      await sleep(actor.random.below(Number(values.pause)));
    }
  });
  return async () => {
    isOn = false;
    await Promise.all(all);
  };
}
