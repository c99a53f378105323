import { PasswordHasher } from "./password-hasher.js";

const hasher = new PasswordHasher();

test("hashes with argon2id and the parameters we mean", async () => {
  expect(await hasher.hash("correct horse")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("tells right from wrong, also past 72 bytes, and says no to an unknown account", async () => {
  const long = `${"x".repeat(80)}1`;
  const hash = await hasher.hash(long);
  expect(await hasher.verify(hash, long)).toBe(true);
  expect(await hasher.verify(hash, `${"x".repeat(80)}2`)).toBe(false);
  expect(await hasher.verify(null, "no account has this password")).toBe(false);
});

test("a queue that is full sends people away at once instead of letting them wait for ever", async () => {
  const hash = await hasher.hash("a password");
  const results = await Promise.allSettled(
    Array.from({ length: 260 }, () => hasher.verify(hash, "a password")),
  );
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((result) => (result.reason as { code?: string }).code === "UNAVAILABLE")).toBe(true);
  expect(results.filter((result) => result.status === "fulfilled").length).toBeGreaterThan(0);
});
