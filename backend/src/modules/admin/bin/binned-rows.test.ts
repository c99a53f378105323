import { idOf } from "../../../app/testing/unconfirmed-admin.js";
import { TEST_ADMIN } from "../../../app/testing/test-app.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { BinnedRows } from "../../../kernel/bin/binned-rows.js";
import { BinRepository } from "../../../kernel/bin/bin.repository.js";
import { RowCopies } from "../../../kernel/bin/row-copies.js";
import { ALWAYS_CONFIRMED } from "../../../kernel/testing/always-confirmed.js";
import { BinFixture } from "./testing/bin-fixture.js";
import { SavedView } from "../views/saved-view.entity.js";

let fixture: BinFixture;
beforeAll(async () => {
  fixture = await BinFixture.open();
});
afterAll(() => fixture.close());

const save = (name: string) =>
  fixture.admin.graphql(
    `mutation { saveView(input: {table: "Teams", name: "${name}", query: "q=x"}) { message } }`,
  );

test("rows of one table go into the bin and come back; what has taken their place is in the way", async () => {
  const { db } = fixture.app.application.services;
  const bin = new BinRepository(db);
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn(), debug: jest.fn() };
  const views = new BinnedRows(
    { db, bin, log, confirmations: ALWAYS_CONFIRMED },
    { kind: "team", entity: SavedView, called: ({ name, tableName }) => ({ name, about: tableName }) },
  );
  const userId = await idOf(fixture.app, TEST_ADMIN.email);
  const actor: Caller = {
    ...{ userId, sessionId: "", name: "Club", email: TEST_ADMIN.email },
    ...{ role: "Superadmin", grants: [] },
  };
  const restore = async (id: string) => {
    const entry = await bin.byId(id);
    return db.inTransaction(async (tx) => {
      const obstacles = await views.restore(tx, new RowCopies(entry?.snapshot));
      if (obstacles.length === 0) await bin.take(tx, id);
      return obstacles;
    });
  };
  await save("Unpaid");
  await save("Full");
  const before = await views.list();
  const ids = before.map(({ id }) => id);
  const [first = ""] = ids;

  expect(await views.delete(actor, [...ids, first])).toEqual({ deleted: ids, refused: [] });
  expect(await views.list()).toEqual([]);
  expect(await bin.newest(5)).toMatchObject([{ about: "Teams" }, { about: "Teams" }]);
  expect(await views.delete(actor, [first])).toMatchObject({ refused: [{ id: first, code: "NOT_FOUND" }] });

  expect(await restore(first)).toEqual([]);
  const [restored] = await views.list();
  expect(restored).toEqual(before.find(({ id }) => id === first));

  const other = before.find(({ id }) => id !== first);
  await save(other?.name ?? "");
  expect(await restore(other?.id ?? "")).toMatchObject([{ fatal: true }]);
});
