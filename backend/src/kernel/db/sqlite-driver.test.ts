import { SqliteDriver, withStablePlan } from "./sqlite-engine.js";

test("placeholders become expressions; those in texts and of inserted rows stay", () => {
  expect(withStablePlan("SELECT '?''?' FROM t WHERE a = ? LIMIT ?")).toBe(
    "SELECT '?''?' FROM t WHERE a = ifnull(?,NULL) LIMIT ifnull(?,NULL)",
  );
  expect(withStablePlan("INSERT INTO t (a) VALUES (?)")).toBe("INSERT INTO t (a) VALUES (?)");
});

test("values keep their types, and columns are compared as they would be", () => {
  const db = new SqliteDriver(":memory:");
  db.exec("CREATE TABLE t (n integer, s varchar(9)); INSERT INTO t VALUES (7, '7')");
  const types = db.prepare("SELECT typeof(?), typeof(?), typeof(?), typeof(?)").raw();
  expect(types.get(1, "1", null, Buffer.from("1"))).toEqual(["real", "text", "null", "blob"]);
  const countStatement = db.prepare("SELECT COUNT(*) FROM t WHERE n = ? AND s = ?").pluck();
  expect([countStatement.get("7", "7"), countStatement.get(8, "7")]).toEqual([1, 0]);
  expect(db.prepare("SELECT n FROM t LIMIT ?").all(1)).toHaveLength(1);
  db.close();
});
