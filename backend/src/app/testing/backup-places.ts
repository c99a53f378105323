import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "../../config/environment.js";
import { writeBackup, partsOf } from "../../kernel/backup/write-backup.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { execute } from "../../kernel/db/raw-sql.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { inSnapshot } from "../../kernel/db/maintenance.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { createTestDatabase, type TestDatabase } from "../../kernel/testing/test-database.js";
import { CertificateLayout } from "../../modules/certificates/certificate-layout.entity.js";
import { CertificateSignature } from "../../modules/certificates/certificate-signature.entity.js";
import { Certificate } from "../../modules/certificates/certificate.entity.js";
import { CredentialKey } from "../../modules/certificates/credential-key.entity.js";
import { DATA_MODEL } from "../data-model.js";
import { restore } from "../restore/restore.js";
import { seedDemo } from "../seed/demo-seed.js";
import { seedEvents } from "../seed/seed-events.js";
import { TEST_SECRET } from "../../kernel/testing/test-secret.js";

/** Characters that a line-based format, quoting or a code page could damage. */
export const ODD = "ä 😀 \u2028 \r\n \\ \" ' ` ; -- \u0000.";

const SMALL = { teams: 6, users: 30 };
/** More people than a backup reads at a time. */
export const LARGE = { teams: 60, users: 700 };

/**
 * Runs `work` on a database and closes the database, because a restore refuses a database that another program has
 * open.
 */
export async function on<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(url, DATA_MODEL);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Returns the rows and the checksum of each table. */
export function digests(url: string): Promise<Record<string, string>> {
  return on(url, (db) =>
    inSnapshot(db, async (connection) => {
      const digestByTable: Record<string, string> = {};
      for await (const part of partsOf(connection))
        if (part.kind === "end") digestByTable[part.end] = `${String(part.rows)} ${part.sha256}`;
      return digestByTable;
    }),
  );
}

/** Databases for backups and restores, and a folder for the backup files. */
export class BackupPlaces {
  readonly #places: TestDatabase[] = [];
  #files = 0;

  private constructor(readonly folder: string) {}

  static async open(): Promise<BackupPlaces> {
    return new BackupPlaces(await mkdtemp(join(tmpdir(), "club-restore-")));
  }

  async dispose(): Promise<void> {
    for (const place of this.#places) await place.dispose();
    await rm(this.folder, { recursive: true });
  }

  /** Creates a database without tables. Returns its address. */
  empty(): Promise<string> {
    return this.#keep(createTestDatabase());
  }

  /** Creates a database with all tables. Returns its address. */
  migrated(): Promise<string> {
    return this.#keep(createMigratedDatabase());
  }

  /** Returns the address of a new SQLite file, even when the tests run on MariaDB. */
  sqlite(): string {
    return `sqlite:${join(this.folder, `club-${String(++this.#files)}.sqlite`)}`;
  }

  /**
   * Creates a database with teams, people, payments, a session, a queued mail and a certificate. Returns its address.
   * @param size by default a few rows; with `LARGE`, a backup reads a table in several steps
   */
  async filled(size: typeof SMALL = SMALL): Promise<string> {
    const url = await this.migrated();
    await on(url, async (db) => {
      await seedEvents(db);
      await seedDemo(db, { ...size, seed: 1 }, "no hash");
      await db.inTransaction(async (tx) => {
        await execute(
          tx,
          `INSERT INTO sessions (id, userId, refreshHash, userAgent, createdAt, idleExpiresAt, expiresAt)
           SELECT 'session', MIN(id), 'hash', '', '2026-01-01', '2099-01-01', '2099-01-01' FROM users`,
        );
        await execute(
          tx,
          `INSERT INTO outbox_mails (id, recipient, subject, sealedBody, state, createdAt, nextAttemptAt)
           VALUES ('mail', 'a@example.org', ?, 'x', 'queued', '2026-01-01', '2026-01-01')`,
          [ODD],
        );
        await writeCertificate(tx);
      });
    });
    return url;
  }

  /** Writes a backup. Returns its path. */
  async backUp(url: string): Promise<string> {
    return (await on(url, (db) => writeBackup(db, this.folder, "1.2.3"))).file;
  }

  /** Restores a backup. Returns the reported messages. */
  async restoreTo(url: string, file: string, { replace = false } = {}): Promise<string> {
    const messages: string[] = [];
    await restore(readEnvironment({ NODE_ENV: "test", DATABASE_URL: url, JWT_SECRET: TEST_SECRET }), file, {
      replace,
      product: "1.2.3",
      parts: {
        projectRoot: join(__dirname, "../../../.."),
        siteRoot: "/nonexistent",
        siteBundle: "/nonexistent",
        playgroundRoot: "/nonexistent",
      },
      report: (line) => messages.push(line),
    });
    return messages.join("\n");
  }

  async #keep(made: Promise<TestDatabase>): Promise<string> {
    const place = await made;
    this.#places.push(place);
    return place.url;
  }
}

/** Writes a certificate with its layout, a signature and a credential key. */
async function writeCertificate(tx: Tx): Promise<void> {
  const [event] = await tx.query<{ id: string }[]>("SELECT MIN(id) AS id FROM events");
  const [eventId, at] = [event?.id ?? "", new Date(0)];
  const words = { kind: "participation", language: "hi", title: "Title", lead: "Lead", text: ODD } as const;
  await insertMany(tx, CertificateLayout, [{ id: "layout", eventId, ...words, savedAt: at }]);
  const signature = {
    layoutId: "layout",
    place: 0,
    name: "Signer",
    office: "Office",
    picture: "A".repeat(50_000),
  };
  await insertMany(tx, CertificateSignature, [signature]);
  const certificate: Certificate = {
    ...{ id: "certificate", publicId: "A".repeat(22), eventId, layoutId: "layout", kind: "participation" },
    ...{ holderKey: "key", name: "জ্যোতির্ময়", teamName: null, college: null, place: null },
    ...{ eventTitle: "Event", eventDays: "A day", userId: null, email: "a@example.org" },
    ...{ batchId: "batch", issuedAt: at, issuedByName: "Giver" },
    ...{ revokedAt: at, revokedByName: null, withdrawReason: ODD },
  };
  await insertMany(tx, Certificate, [certificate]);
  await insertMany(tx, CredentialKey, [{ id: "key", publicKey: "{}", sealedKey: "sealed", createdAt: at }]);
}
