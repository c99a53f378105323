import { randomBytes } from "node:crypto";

/** A JWT_SECRET for tests and measurements: a new one in each process, so that none is in the sources. */
export const TEST_SECRET = randomBytes(32).toString("base64url");
