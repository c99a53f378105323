import { type DatabaseName, type Fault, type Measured, placeOf } from "./experiment.js";
import type { Place } from "./databases.js";
import { MailServer } from "./mail-server.js";
import { MariadbServer } from "./mariadb-server.js";
import { seconds, tally } from "./outcome.js";
import { kill, pause, type Product, type Site } from "./product.js";
import { ask } from "./traffic.js";

/** A scenario in which codes are requested while mail delivery is disturbed. */
interface MailRun {
  /** Number of codes to request, all at the same time or spread over `spread` seconds. */
  readonly mails: number;
  readonly spread?: number;
  /** Number of sites that share the database. */
  readonly sites?: number;
  /** Starts the disturbance before the codes are requested. Resolves with a function to call after the last request. */
  begin(scene: MailScene): Promise<() => Promise<void>>;
  /** Returns whether a mail is slow on purpose. Slow mails are left out of the measured waits. */
  readonly isSlow?: (to: string) => boolean;
  /** Maximum wait for the last mail, in seconds. */
  readonly limit: number;
}

interface MailScene {
  readonly mail: MailServer;
  readonly place: Place;
  readonly product: Product;
  readonly sites: Site[];
}

/** Milliseconds to wait after the last mail, in case a duplicate arrives. */
const SETTLE_MS = 3000;

/** Returns a run that requests codes during a disturbance and counts the mails that arrive. */
const mails =
  (run: MailRun): Fault["run"] =>
  async (product: Product, database: DatabaseName): Promise<Measured> => {
    const place = await placeOf(database);
    const mail = await new MailServer().up();
    const options = { env: { SMTP_URL: mail.url, MAIL_FROM: "Club <club@fault.example>" } };
    try {
      const sites = [await product.serve(place.url, options)];
      for (let more = 1; more < (run.sites ?? 1); more++) sites.push(await product.serve(place.url, options));
      const end = await run.begin({ mail, place, product, sites });
      const [url = ""] = sites.map((site) => site.url);
      const codeRequests = await Promise.all(
        Array.from({ length: run.mails }, async (_, i) => {
          await pause(((run.spread ?? 0) * 1000 * i) / run.mails);
          const to = `m${String(i)}@fault.example`;
          const at = performance.now();
          const outcome = await ask(url, { path: "/api/auth/verify-email", body: { email: to } });
          return { to, at, outcome, took: performance.now() - at };
        }),
      );
      await end();
      const from = performance.now();
      const right = codeRequests.filter(({ outcome }) => outcome === "ok").map(({ to }) => to);
      await arrived(mail, right, run.limit * 1000);
      const others = mail.taken.filter(({ to }) => !run.isSlow?.(to));
      const last = Math.max(from, ...others.map(({ at }) => at));
      await pause(SETTLE_MS);
      const times = new Map<string, number[]>();
      for (const { to, at } of mail.taken) times.set(to, [...(times.get(to) ?? []), at]);
      const waits = codeRequests
        .filter(({ to }) => times.has(to) && !run.isSlow?.(to))
        .map(({ to, at }) => (times.get(to)?.[0] ?? at) - at);
      const lost = right.filter((to) => !times.has(to)).length;
      return {
        requests: `${String(run.mails)} codes`,
        failed: tally(codeRequests.map(({ outcome }) => outcome)),
        lost: `${String(lost)} of ${String(right.length)}`,
        doubled: String([...times.values()].filter(({ length }) => length > 1).length),
        slowest: seconds(Math.max(...codeRequests.map(({ took }) => took))),
        recovers: lost === right.length ? "not by itself" : seconds(last - from),
        note: `latest code after ${seconds(Math.max(0, ...waits))}`,
      };
    } finally {
      await product.endAll();
      await mail.down();
      await place.dispose();
    }
  };

/** Waits until every address has received a mail, or until the time limit. */
async function arrived(mail: MailServer, addresses: readonly string[], limitMs: number): Promise<void> {
  const until = performance.now() + limitMs;
  const have = (): Set<string> => new Set(mail.taken.map(({ to }) => to));
  while (performance.now() < until && !addresses.every((to) => have().has(to))) await pause(100);
}

/** Returns a run in which the mail server has a fault while the codes are requested, and works afterwards. */
const unwell = (mood: MailServer["mood"]): MailRun => ({
  mails: 50,
  spread: 8,
  limit: 45,
  begin({ mail }) {
    mail.mood = mood;
    return Promise.resolve(async () => {
      await pause(2000);
      mail.mood = "well";
    });
  },
});

const isFirst = (to: string): boolean => to.startsWith("m0@");

const SQLITE = ["sqlite"] as const;
const MARIADB = ["mariadb"] as const;

export const MAIL_FAULTS: readonly Fault[] = [
  {
    name: "mail server down",
    how: "no server listens for 10 s, while 50 codes are requested",
    databases: SQLITE,
    run: mails({
      ...unwell("well"),
      async begin({ mail }) {
        await mail.down();
        return async () => {
          await pause(2000);
          await mail.up();
        };
      },
    }),
  },
  ...(["silent", "refuses login", "refuses the sender", "greets with 554"] as const).map((mood) => ({
    name: `mail server ${mood}`,
    how: "for 10 s, while 50 codes are asked for",
    databases: SQLITE,
    run: mails(unwell(mood)),
  })),
  {
    name: "mails at 300 ms each",
    how: "a mail server that takes 300 ms for a mail (MAIL, RCPT, DATA); 200 codes at once",
    databases: SQLITE,
    run: mails({
      mails: 200,
      limit: 40,
      begin({ mail }) {
        mail.delayOf = () => 100;
        return Promise.resolve(() => Promise.resolve());
      },
    }),
  },
  {
    name: "one slow mail",
    how: "a mail server that takes 16 s for one of 10 mails; the codes of the others",
    databases: SQLITE,
    run: mails({
      mails: 10,
      spread: 2,
      limit: 30,
      isSlow: isFirst,
      begin({ mail }) {
        mail.delayOf = (to) => (isFirst(to) ? 8000 : 0);
        return Promise.resolve(() => Promise.resolve());
      },
    }),
  },
  {
    name: "site killed while mailing",
    how: "40 codes at 600 ms each, kill -9 after 1.5 s, started again at once",
    databases: SQLITE,
    run: mails({
      mails: 40,
      limit: 75,
      begin({ mail, place, product, sites: [site] }) {
        mail.delayOf = () => 200;
        return Promise.resolve(async () => {
          await pause(1500);
          if (!site) return;
          kill(site, "SIGKILL");
          await site.ended;
          const env = { SMTP_URL: mail.url, MAIL_FROM: "Club <club@fault.example>" };
          await product.serve(place.url, { port: site.port, env });
        });
      },
    }),
  },
  {
    name: "two sites, slow mail server",
    how: "25 codes, 8 s for each reply to MAIL, RCPT and DATA, two sites on one database",
    databases: MARIADB,
    run: mails({
      mails: 25,
      sites: 2,
      limit: 10,
      begin({ mail }) {
        mail.delayOf = () => 8000;
        return Promise.resolve(() => pause(90_000));
      },
    }),
  },
  {
    name: "database away while mailing",
    how: "25 codes at 0.9 s each, kill -9 of mariadbd after 2 s, started again after 12 s",
    databases: MARIADB,
    run: mails({
      mails: 25,
      limit: 10,
      begin({ mail, place }) {
        mail.delayOf = () => 300;
        return Promise.resolve(async () => {
          if (!(place instanceof MariadbServer)) return;
          await pause(2000);
          await place.signal("SIGKILL");
          await pause(12_000);
          await place.start();
          await pause(65_000); // waits until all leases on mails have expired
        });
      },
    }),
  },
];
