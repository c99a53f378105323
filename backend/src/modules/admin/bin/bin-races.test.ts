import { idOf } from "../../../app/testing/unconfirmed-admin.js";
import { Sweeper } from "../../../kernel/sweep/sweeper.js";
import { BinFixture } from "./testing/bin-fixture.js";

let fixture: BinFixture;
beforeEach(async () => {
  fixture = await BinFixture.open();
});
afterEach(() => fixture.close());

test("two admins who restore at once, and restoring against deleting for good, count once", async () => {
  const asha = await fixture.person("Asha");
  const userId = await idOf(fixture.app, asha.email);
  await fixture.deleteUsers(userId);
  const twice = await Promise.all([fixture.restore([userId]), fixture.restore([userId])]);
  expect(twice.flatMap(({ restored }) => restored)).toEqual([userId]);

  await fixture.deleteUsers(userId);
  const [back, deletion] = await Promise.all([
    fixture.restore([userId]),
    fixture.run(fixture.admin, "deleteFromBin(input: {ids: $ids}) { deleted refused { code } }", {
      ids: [userId],
    }),
  ]);
  const isBack = (await idOf(fixture.app, asha.email)) === userId;
  expect(back.restored).toEqual(isBack ? [userId] : []);
  expect(deletion).toEqual(
    isBack ? { deleted: [], refused: [{ code: "NOT_IN_BIN" }] } : { deleted: [userId], refused: [] },
  );
  expect((await fixture.admin.graphql("{ binEntries { id } }")).data).toEqual({ binEntries: [] });
});

test("restoring against signing up again with the address leaves one account", async () => {
  const asha = await fixture.person("Asha");
  const userId = await idOf(fixture.app, asha.email);
  await fixture.deleteUsers(userId);
  await Promise.allSettled([fixture.restore([userId]), fixture.person("Asha")]);
  const { db } = fixture.app.application.services;
  const accounts = await db.query<{ id: string }>("SELECT id FROM users WHERE email = ?", [asha.email]);
  expect(accounts).toHaveLength(1);
  const inBin = await db.query("SELECT id FROM bin_entries");
  expect(inBin).toHaveLength(accounts[0]?.id === userId ? 0 : 1);
});

test("after 30 days the entry and all it held are gone", async () => {
  const asha = await fixture.person("Asha");
  await fixture.deleteUsers(await idOf(fixture.app, asha.email));
  const { db, sweepRules } = fixture.app.application.services;
  const sweeper = new Sweeper(
    db,
    sweepRules.filter(({ what }) => what === "bin"),
  );
  const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
  expect(await sweeper.sweep(inDays(29))).toEqual({ bin: 0 });
  expect(await sweeper.sweep(inDays(31))).toEqual({ bin: 1 });
});
