import { HAS_REDIS, RedisServer } from "../../../backend/src/kernel/testing/redis-server";
import { startSite, type Site } from "./site";
import { test as base } from "./test";

interface Servers {
  /** The server on which pages are open. */
  readonly site: Site;
  /**
   * The server on which changes are made. With Redis, it is a second server on the same database. Without Redis, it is
   * the same server.
   */
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
    // Either server may send a mail, so both share one mailbox.
    await provide({ ...other, mail: site.mail });
    await other.stop();
  },
});

export { expect } from "./test";
