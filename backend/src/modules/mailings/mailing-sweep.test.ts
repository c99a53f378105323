import { MailingCopiesRepository } from "../../kernel/mail/mailing-copies.repository.js";
import { MailingSweepRepository } from "./mailing.repository.js";
import { MailingFixture } from "./testing/mailing-fixture.js";

let fixture: MailingFixture;
beforeAll(async () => {
  fixture = await MailingFixture.start();
});
afterAll(() => fixture.close());

test("a mailing tells the same once its copies are gone, slice by slice", async () => {
  const { db } = fixture.app.application.services;
  fixture.sink.refused.add("typed@example.org");
  const id = await fixture.sendOut({ audience: { whom: "EVERYONE" } });
  const other = await fixture.sendOut({ subject: "Another" });
  const [before, beforeOther] = [await fixture.details(id), await fixture.details(other)];
  expect(before.mailing).toMatchObject({ recipients: 4, sent: 3, failed: 1, withdrawn: 0 });
  const sweeps = new MailingSweepRepository(new MailingCopiesRepository(db));
  const later = new Date(Date.now() + 1000);
  const slices = [];
  for (let deleted = -1; deleted !== 0; slices.push(deleted))
    deleted = await db.inTransaction((tx) => sweeps.deleteDone(tx, later, 3));
  expect(slices).toEqual([3, 3, 1, 0]);
  expect(await fixture.details(id)).toEqual({ mailing: before.mailing, problems: [] });
  expect(await fixture.details(other)).toEqual(beforeOther);
  expect(await db.query("SELECT id FROM outbox_mails WHERE mailingId IS NOT NULL")).toEqual([]);
});
