import { Role } from "../contract/roles.js";
import { SECONDS } from "../contract/limits.js";
import { TEST_SECRET } from "../testing/test-secret.js";
import { AccessTokens } from "./access-token.js";

const CLAIMS = { userId: "u", sessionId: "s", role: Role.User, epoch: 3 };

afterEach(() => jest.useRealTimers());

test("a token that was checked before ends with its time all the same", () => {
  jest.useFakeTimers();
  const tokens = new AccessTokens(TEST_SECRET);
  const token = tokens.sign(CLAIMS);
  expect([tokens.verify(token), tokens.verify(token)]).toEqual([CLAIMS, CLAIMS]);
  jest.advanceTimersByTime(SECONDS.accessToken * 1000);
  expect(tokens.verify(token)).toBeNull();
});

test("a token that differs from a checked one by a letter is refused", () => {
  const tokens = new AccessTokens(TEST_SECRET);
  const token = tokens.sign(CLAIMS);
  expect(tokens.verify(token)).toEqual(CLAIMS);
  const [head, body = "", signature] = token.split(".");
  const forged = Buffer.from(body, "base64url").toString().replace('"User"', '"Superadmin"');
  expect(tokens.verify([head, Buffer.from(forged).toString("base64url"), signature].join("."))).toBeNull();
  expect(tokens.verify(`${token}x`)).toBeNull();
});
