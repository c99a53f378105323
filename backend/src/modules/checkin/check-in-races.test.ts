import type { DomainError } from "../../kernel/errors/domain-error.js";
import { CHECK_IN_ONCE } from "./check-in.entity.js";
import { CheckInRepository } from "./check-in.repository.js";
import { CheckInFixture, later } from "./testing/check-in-fixture.js";

/**
 * Number of phones that check in the same person at the same moment, of simultaneous reversals, and of rounds in the
 * last race.
 */
const PARALLEL = 20;

let desk: CheckInFixture;
beforeEach(async () => {
  desk = await CheckInFixture.open();
});
afterEach(() => desk.close());

/** Sends check-ins from all phones at the same moment. Phone number n scanned in minute n. */
async function race(): Promise<string[]> {
  const [leader] = await desk.team();
  const sends = Array.from({ length: PARALLEL }, (_, n) =>
    desk.send(desk.helper(`Phone ${String(n)}`), [desk.entry(leader?.id ?? "", later(n))], {
      sentAt: later(60),
    }),
  );
  const settled = await Promise.allSettled(sends);
  const failed = settled.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return settled.flatMap((send) => (send.status === "fulfilled" ? send.value : []));
}

const rows = async (): Promise<number> => {
  const [row] = await desk.db.query<{ n: number | string }>("SELECT COUNT(*) AS n FROM check_ins");
  return Number(row?.n);
};

test("one check-in is written, and the first by time is the one that counts", async () => {
  const outcomes = await race();
  expect(outcomes.every((outcome) => outcome === "IN" || outcome === "ALREADY")).toBe(true);
  expect(await rows()).toBe(1);
  expect(await desk.counted()).toMatchObject([{ byName: "Phone 0", at: later(0) }]);
});

/** A repository in which every phone reads before any phone writes, so that each finds no check-in. */
class LookedBefore extends CheckInRepository {
  override live(): Promise<null> {
    return Promise.resolve(null);
  }
}

describe("controls: phones that all looked before one of them wrote", () => {
  const lateRace = async (): Promise<void> => {
    desk.services = desk.over(new LookedBefore(desk.db));
    await race().catch(() => undefined);
  };

  test("write one check-in because of the unique index", async () => {
    await lateRace();
    expect(await rows()).toBe(1);
  });

  test("and write more without it", async () => {
    const mysql = desk.db.dialect === "mysql";
    await desk.run(`DROP INDEX ${CHECK_IN_ONCE.name}${mysql ? " ON check_ins" : ""}`);
    await lateRace();
    expect(await rows()).toBeGreaterThan(1);
  });
});

test("of many who take the same check-in back, one does", async () => {
  const [leader] = await desk.team();
  await desk.send(desk.helper(), [desk.entry(leader?.id ?? "")]);
  const [row] = await desk.counted();
  const input = { checkInId: row?.id ?? "", reason: "Wrong person" };
  const reverted = await Promise.allSettled(
    Array.from({ length: PARALLEL }, () => desk.services.checkIns.revert(desk.helper(), input)),
  );
  expect(reverted.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const log = await desk.db.query("SELECT id FROM audit_entries WHERE action = 'checkIn.revert'");
  expect(log).toHaveLength(1);
});

test("a session that is removed during a check-in: either it stays, or the check-in is refused", async () => {
  const [leader] = await desk.team();
  const helper = desk.helper();
  for (let round = 0; round < PARALLEL; round++) {
    const session = { eventId: desk.event.id, day: desk.day, name: `Session ${String(round)}` };
    const { sessions } = (await desk.services.desks.addSession(helper, session)).desk;
    const sessionId = sessions.find(({ name }) => name === session.name)?.id ?? "";
    const [removed, sent] = await Promise.allSettled([
      desk.services.desks.removeSession(helper, { sessionId }),
      desk.send(helper, [desk.entry(leader?.id ?? "")], { sessionId }),
    ]);
    const refused = [removed, sent].flatMap((one) =>
      one.status === "rejected" ? [(one.reason as DomainError).code] : [],
    );
    expect(refused).toEqual([sent.status === "rejected" ? "DESK_SESSION_NOT_FOUND" : "DESK_SESSION_USED"]);
  }
});
