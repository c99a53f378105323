import { MailingCopiesRepository } from "../../kernel/mail/mailing-copies.repository.js";
import { MailingSweepRepository } from "./mailing-sweep.repository.js";
import { MailingWorld } from "./testing/mailing-world.js";

let world: MailingWorld;
beforeAll(async () => {
  world = await MailingWorld.start();
});
afterAll(() => world.close());

test("a mailing tells the same once its copies are gone, slice by slice", async () => {
  const { db } = world.app.application.services;
  world.sink.refused.add("typed@example.org");
  const id = await world.sendOut({ audience: { whom: "EVERYONE" } });
  const other = await world.sendOut({ subject: "Another" });
  const [before, beforeOther] = [await world.details(id), await world.details(other)];
  expect(before.mailing).toMatchObject({ recipients: 4, sent: 3, failed: 1, withdrawn: 0 });
  const sweeps = new MailingSweepRepository(new MailingCopiesRepository(db));
  const later = new Date(Date.now() + 1000);
  const slices = [];
  for (let gone = -1; gone !== 0; slices.push(gone))
    gone = await db.inTransaction((tx) => sweeps.deleteDone(tx, later, 3));
  expect(slices).toEqual([3, 3, 1, 0]);
  expect(await world.details(id)).toEqual({ mailing: before.mailing, problems: [] });
  expect(await world.details(other)).toEqual(beforeOther);
  expect(await db.query("SELECT id FROM outbox_mails WHERE mailingId IS NOT NULL")).toEqual([]);
});
