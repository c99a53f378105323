import { HAS_REDIS, RedisServer } from "../../../backend/src/kernel/testing/redis-server";
import { startSite, type Site } from "./site";
import { test as base } from "./test";

interface Servers {
  /** Where pages are open. */
  readonly site: Site;
  /** Where things happen: another server on the same database, with Redis between them; the same one without Redis. */
  readonly other: Site;
}

/** Playwright's test with two servers on one database. */
export const test = base.extend<Servers>({
  site: async ({}, provide) => {
    const redis = HAS_REDIS ? await RedisServer.start() : null;
    const site = await startSite(redis === null ? {} : { REDIS_URL: redis.url });
    await provide(site);
    await site.stop();
    await redis?.down();
  },
  other: async ({ site }, provide) => {
    const { DATABASE_URL, REDIS_URL, SMTP_URL } = site.env;
    if (REDIS_URL === undefined) return provide(site);
    const other = await startSite({ DATABASE_URL, REDIS_URL, SMTP_URL });
    // Either of the two sends a mail, whichever is first.
    await provide({ ...other, mail: site.mail });
    await other.stop();
  },
});

export { expect } from "./test";
