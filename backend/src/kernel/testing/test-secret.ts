import { randomBytes } from "node:crypto";

/** A JWT_SECRET for tests and measurements: another one in each process, so that none stands in the sources. */
export const TEST_SECRET = randomBytes(32).toString("base64url");
