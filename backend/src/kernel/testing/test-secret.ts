import { randomBytes } from "node:crypto";

/** A JWT_SECRET for tests and measurements. Each process generates a new one, so that no secret is in the sources. */
export const TEST_SECRET = randomBytes(32).toString("base64url");
