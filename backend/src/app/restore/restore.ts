import { copyFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Environment } from "../../config/environment.js";
import { checkIntegrity, loadParts, type Loaded } from "../../kernel/backup/load-parts.js";
import { readBackup, type Reading } from "../../kernel/backup/read-backup.js";
import { parseDatabaseUrl } from "../../kernel/db/database-url.js";
import { BULK, type Database } from "../../kernel/db/database.js";
import { migrateDatabase } from "../../kernel/db/migrate.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { newestUnknown } from "../../kernel/db/schema-state.js";
import { OutboxRepository } from "../../kernel/mail/outbox.repository.js";
import { CodeChallengeRepository } from "../../modules/accounts/codes/code-challenge.repository.js";
import { ForgettingRepository } from "../../modules/accounts/forgetting/forgetting.repository.js";
import { FactorChallengeRepository } from "../../modules/accounts/second-factor/challenges/factor-challenge.repository.js";
import { SessionRepository } from "../../modules/accounts/sessions/session.repository.js";
import { uploadedName } from "../../kernel/contract/uploaded-pictures.js";
import { ScheduledMailingRepository } from "../../modules/mailings/plans/scheduled-mailing.repository.js";
import { PictureRepository } from "../../modules/pictures/picture.repository.js";
import { pictureFolder } from "../../modules/pictures/store/open-store.js";
import { bringBack, copiesBeside } from "../../modules/pictures/store/picture-copies.js";
import { createApplication, type ApplicationOptions } from "../application.js";
import { DATA_MODEL } from "../data-model.js";
import { namingFolder } from "../backup/folder-faults.js";
import { MysqlTarget } from "./mysql-target.js";
import { openWorkFolder } from "./remains.js";
import { SqliteTarget } from "./sqlite-target.js";

/** The database that a backup is restored to. */
interface Target {
  /**
   * Returns the parent folder for the temporary database.
   * @param backup the path of the backup
   */
  workFolder(backup: string): Promise<string>;
  /**
   * Checks that the database may be replaced.
   * @throws Error when another program uses the database, or the database has data that must not be replaced
   */
  requireFree(replace: boolean): Promise<void>;
  /**
   * Replaces the data with the data of a SQLite file.
   * @param scratch the SQLite file, which this method may move
   * @param backup the path of the backup
   * @param report called after each step with its message, so that no message is lost when a later step fails
   */
  restore(scratch: string, backup: string, report: (line: string) => void): Promise<void>;
}

/**
 * Returns the restore target for DATABASE_URL.
 * @param product the site's version
 */
function targetOf(url: string, product: string): Target {
  const location = parseDatabaseUrl(url);
  return location.dialect === "sqlite" ? new SqliteTarget(location.file) : new MysqlTarget(location, product);
}

interface RestoreOptions {
  /** Whether existing data may be replaced. */
  readonly replace: boolean;
  /** The site's version. */
  readonly product: string;
  readonly parts: ApplicationOptions;
  /** Called with one line after each step. */
  readonly report: (line: string) => void;
}

/**
 * Replaces the configured database with a backup. First loads the backup into a temporary database and checks it: the
 * file's checksum, every table's rows and checksum, the database's own integrity check, the migrations since the
 * backup, and a trial start of the site. Until all checks pass, the configured database is not changed. Afterwards no
 * user is signed in, and queued mails are put on hold.
 * @throws Error or SchemaError with a one-line reason
 */
export async function restore(env: Environment, file: string, options: RestoreOptions): Promise<void> {
  const reading = await readBackup(file);
  const target = targetOf(env.DATABASE_URL, options.product);
  await target.requireFree(options.replace);
  const parent = await target.workFolder(file);
  await namingFolder(parent, () => restoreIn(parent, { env, file, reading, target, options }));
}

/** A restore that has passed its first checks. */
interface Prepared {
  readonly env: Environment;
  readonly file: string;
  readonly reading: Reading;
  readonly target: Target;
  readonly options: RestoreOptions;
}

async function restoreIn(parent: string, { env, file, reading, target, options }: Prepared): Promise<void> {
  const { report } = options;
  const folder = await openWorkFolder(parent);
  try {
    const scratch = join(folder.path, "club.sqlite");
    const { loaded, parked, pictures } = await load(scratch, reading);
    const { madeAt, product } = reading.header;
    report(`The backup of ${madeAt} (version ${product}) is complete: ${count(loaded)}.`);
    const trial = join(folder.path, "trial.sqlite");
    await copyFile(scratch, trial);
    await tryStart(env, trial, options.parts);
    report("The site starts with this backup.");
    await target.restore(scratch, file, report);
    for (const line of await restorePictures(env, pictures, file)) report(line);
    report("Everyone must log in again.");
    if (parked > 0)
      report(
        `${String(parked)} mails that were in the queue are on hold, because they may already have been sent.`,
      );
  } finally {
    await folder.remove();
  }
}

async function load(
  scratch: string,
  { header, parts }: Reading,
): Promise<{ loaded: Loaded; parked: number; pictures: readonly string[] }> {
  const db = await openDatabase(`sqlite:${scratch}`, DATA_MODEL);
  try {
    const unknown = newestUnknown(db, header.migrations);
    if (unknown !== null)
      throw new Error(
        `The backup was made by a newer version of the site (${unknown}). Restore the backup with that version.`,
      );
    await migrateDatabase(db, header.migrations);
    const loaded = await loadParts(db, parts);
    await migrateDatabase(db);
    const parked = await settle(db);
    await checkIntegrity(db);
    const pictures = (await new PictureRepository(db).all()).map(({ place, id }) => uploadedName(place, id));
    return { loaded, parked, pictures };
  } finally {
    await db.close();
  }
}

/**
 * Ends everything that a backup would wrongly revive. Otherwise, ended sessions and codes would be valid again, and
 * sent mails would be sent again. Also withdraws the notices that accounts will be deleted: a person may have logged in
 * since the backup to keep the account, but the backup does not contain that log-in.
 * @returns the number of mails that were put on hold
 */
function settle(db: Database): Promise<number> {
  return db.inTransaction(async (tx) => {
    await new SessionRepository(db).revokeEverybodys(tx);
    await new CodeChallengeRepository(db).forgetAll(tx);
    await new FactorChallengeRepository().forgetAll(tx);
    await new ForgettingRepository(db).withdraw(tx);
    const parked = await new OutboxRepository(db).parkQueued(tx);
    return parked + (await new ScheduledMailingRepository(db).parkDue(tx, new Date()));
  }, BULK);
}

/** Restores uploaded picture files from the folder next to the backup. Returns the messages to report. */
async function restorePictures(env: Environment, names: readonly string[], file: string): Promise<string[]> {
  const folder = pictureFolder(env);
  if (folder === null || names.length === 0) return [];
  const copies = copiesBeside(dirname(file));
  const { brought, missing } = await bringBack(names, copies, folder);
  const lines = [`${String(brought)} of ${String(names.length)} pictures were restored to ${folder}.`];
  return missing === 0
    ? lines
    : [
        ...lines,
        `${String(missing)} pictures are missing from ${copies}, so pages do not show these pictures.`,
      ];
}

/**
 * Starts the site on a copy of the data, without external services.
 * @throws Error when the site is not ready or does not answer
 */
async function tryStart(env: Environment, file: string, parts: ApplicationOptions): Promise<void> {
  const alone = {
    SMTP_URL: undefined,
    REDIS_URL: "",
    OTEL_EXPORTER_OTLP_ENDPOINT: "",
    LOG_LEVEL: "silent",
  } as const;
  const application = await createApplication({ ...env, ...alone, DATABASE_URL: `sqlite:${file}` }, parts);
  try {
    for (const url of ["/readyz", "/api/events"]) {
      const { statusCode, body } = await application.server.inject({ url });
      if (statusCode !== 200)
        throw new Error(`The site does not start with the backup: ${url} ${String(statusCode)} ${body}`);
    }
  } finally {
    await application.close();
  }
}

function count({ tables, rows }: Loaded): string {
  return `${String(tables)} tables, ${String(rows)} rows`;
}
