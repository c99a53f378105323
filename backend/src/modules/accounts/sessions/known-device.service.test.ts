import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { secretWithFormer } from "../../../kernel/crypto/seal.js";
import { TEST_SECRET } from "../../../kernel/testing/test-secret.js";
import type { AccountFoundation } from "../account-parts.js";
import type { AccountRepository } from "../account.repository.js";
import { KnownDeviceService } from "./known-device.service.js";

const ACCOUNT = { id: "a1", passwordHash: "hash" };
const serverWith = (secret: string) =>
  new KnownDeviceService({ secret } as AccountFoundation, {} as AccountRepository);

test("a browser stays known while the server's secret is being replaced, and then gets a new cookie", () => {
  let cookie: string | null = null;
  const cookies = { read: () => cookie, write: (_: string, value: string) => (cookie = value) };
  const browser = { cookies } as unknown as RequestContext;
  const next = `${TEST_SECRET}-2`;
  serverWith(TEST_SECRET).remember(browser, ACCOUNT);
  const device = serverWith(TEST_SECRET).recognise(browser, ACCOUNT);
  expect(device).not.toBeNull();
  expect(serverWith(next).recognise(browser, ACCOUNT)).toBeNull();
  const between = serverWith(secretWithFormer(next, TEST_SECRET));
  expect(between.recognise(browser, ACCOUNT)).toBe(device);
  expect(between.recognise(browser, { ...ACCOUNT, passwordHash: "another" })).toBeNull();
  between.remember(browser, ACCOUNT);
  expect(serverWith(next).recognise(browser, ACCOUNT)).toBe(device);
});
