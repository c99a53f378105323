import { execute } from "../../kernel/db/raw-sql.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { newId } from "../../kernel/db/ids.js";
import { PaymentFixture, type TestTeam } from "./testing/payment-fixture.js";
import { PlaceFixture } from "./testing/place-fixture.js";

const ROUNDS = 8;
/**
 * Milliseconds that a step waits for its rival after reading the places. The wait is limited, because the rival may be
 * waiting for the step.
 */
const PAUSE_MS = 300;

let payments: PaymentFixture;
let event: PlaceFixture;
beforeEach(async () => {
  payments = await PaymentFixture.open();
  event = new PlaceFixture(payments, new Date(Date.now() - 60_000));
});
afterEach(() => {
  jest.restoreAllMocks();
  return payments.close();
});

/** How the offer to B is reverted: an organiser presses the button, or the ranking that made the offer is reverted. */
type Step = "press" | "ranking";
/** The concurrent change to B's place: the team accepts or declines it, or the deadline passes. */
type Rival = "accepted" | "declined" | "lapsed";
const CASES = (["press", "ranking"] as const).flatMap((step) =>
  (["accepted", "declined", "lapsed"] as const).map((rival) => [step, rival] as const),
);

interface Race {
  readonly b: TestTeam;
  readonly revert: () => Promise<unknown>;
  readonly act: () => Promise<unknown>;
}

/** Prepares a race: A has accepted a place, and B has an offer that is about to be reverted. */
async function begun(step: Step, rival: Rival): Promise<Race> {
  for (const table of ["place_offers", "place_steps"]) await payments.execute(`DELETE FROM ${table}`);
  const [a, b] = await event.teams(...["A", "B"].map((letter) => letter + newId().slice(-8)));
  if (!a || !b) throw new Error("two teams");
  const acts: Record<Rival, Race["act"]> = {
    accepted: () => event.report(b, new Date()),
    declined: () => event.decline(b, new Date()),
    lapsed: () => event.run(event.at(50)),
  };
  await event.settings({ placeCount: 1 });
  await event.publish([a, b]);
  await event.settings();
  if (step === "press") await pressed("offer", await versionOf("offer"));
  else await event.publish([a, b], 2, new Date());
  await payments.execute("UPDATE place_offers SET state = 'accepted' WHERE teamId = ?", a.id);
  expect(await stateOf(b)).toBe("offered");
  const version = await versionOf("undo");
  const act = { kind: "revert", undoes: 2, publication: 3 } as const;
  const revert = step === "press" ? () => pressed("undo", version) : () => event.rank([a], act, new Date());
  return { b, revert, act: acts[rival] };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pressed = (step: "offer" | "undo", version: string) =>
  payments.places.placeBoards.offer(payments.admin, { step, version });
const versionOf = async (kind: "offer" | "undo") =>
  (await payments.places.placeBoards.plan(payments.admin, null, { kind }))?.version ?? "";
const stateOf = async ({ name }: TestTeam) => (await event.states())[name];

async function codes(acts: readonly Promise<unknown>[]): Promise<(string | undefined)[]> {
  return (await Promise.allSettled(acts)).map((act) => {
    if (act.status === "fulfilled") return undefined;
    if (act.reason instanceof DomainError) return act.reason.code;
    throw act.reason;
  });
}

/** Checks that both requests got the result that matches the final state of B's place. Returns that state. */
async function endOf(step: Step, rival: Rival, { b }: Race, outcomes: readonly unknown[]) {
  const end = await stateOf(b);
  // Of the rivals, only a decline can fail. A report is always accepted, and no user requests a lapse.
  const tooLate = rival === "declined" ? "PLACE_NOT_OFFERED" : undefined;
  if (end === "withdrawn") expect(outcomes).toEqual([undefined, tooLate]);
  else expect(outcomes).toEqual([step === "press" ? "VERSION_CHANGED" : undefined, undefined]);
  return end;
}

test.each(CASES)(
  "taken back by a %s at the moment in which it is %s: the first one counts",
  async (step, rival) => {
    for (let round = 0; round < ROUNDS; round++) {
      const race = await begun(step, rival);
      // The rival starts a little later in each round. The revert reads the event first, so an early rival acts before
      // the revert reads the places.
      const acted = wait(round).then(race.act);
      expect(["withdrawn", rival]).toContain(
        await endOf(step, rival, race, await codes([race.revert(), acted])),
      );
    }
  },
);

test.each(CASES)("a %s has read the place as offered when it is %s", async (step, rival) => {
  const race = await begun(step, rival);
  const { placePublisher } = payments.places;
  const plan = placePublisher.plan.bind(placePublisher);
  let onRead = (): void => undefined;
  const hasRead = new Promise<void>((resolve) => (onRead = resolve));
  // The rival is started outside the mock, because inside the mock it would run in the step's transaction.
  const acted = hasRead.then(() => codes([race.act()]));
  jest.spyOn(placePublisher, "plan").mockImplementationOnce(async (...args) => {
    const planned = await plan(...args);
    onRead();
    await Promise.race([acted, wait(PAUSE_MS)]);
    return planned;
  });
  const [undone] = await codes([race.revert()]);
  const [rivalCode] = await acted;
  // On SQLite, every rival has to wait, because SQLite has only one writer at a time. On MariaDB, a rival waits only if
  // it is a report and a ranking is being reverted, because that revert has locked the teams' rows.
  const waits = payments.db.dialect === "sqlite" || (step === "ranking" && rival === "accepted");
  expect(await endOf(step, rival, race, [undone, rivalCode])).toBe(waits ? "withdrawn" : rival);
});

test.each(["accepted", "declined", "lapsed"] as const)(
  "what was planned before it is %s writes nothing; control: without the comparison it does",
  async (rival) => {
    const race = await begun("press", rival);
    const { placePublisher } = payments.places;
    const plan = await placePublisher.plan(payments.event, { kind: "undo" });
    expect(plan?.changes).toHaveLength(1);
    await race.act();
    const steps = placePublisher["steps"];
    const write = () => payments.db.inTransaction((tx) => steps.take(tx, plan?.changes ?? []));
    expect(await write()).toEqual([]);
    expect(await stateOf(race.b)).toBe(rival);
    jest
      .spyOn(steps["places"], "change")
      .mockImplementation(
        async (tx, { teamId, after }) =>
          (await execute(tx, "UPDATE place_offers SET state = ? WHERE teamId = ?", [after.state, teamId])) ===
          1,
      );
    await write();
    expect(await stateOf(race.b)).toBe("withdrawn");
  },
);
