import { deriveKey, formerKey, seal, unsealIfSame, type DerivedKey } from "../../kernel/crypto/seal.js";
import { BULK, type Database } from "../../kernel/db/database.js";

/** A column of texts sealed under a key that is derived from the server's secret. */
interface SealedColumn {
  readonly table: string;
  /** The column of the table's primary key, or the first column of a primary key with several columns. */
  readonly key: string;
  /**
   * How many values of the column `key` one transaction handles, 500 by default. Statement lines need fewer, because
   * their `key` is the id of a batch, and one batch has up to 20,000 lines.
   */
  readonly keysAtOnce?: number;
  readonly column: string;
  /** Purposes for deriving keys. The first key seals; the others only open older texts. */
  readonly purposes: readonly [string, ...string[]];
  /** The sealed field of a JSON text. Absent if the whole text is sealed. */
  readonly field?: string;
}

/**
 * All stored texts that only the server's secret opens. The successor of a refresh token is not listed, because the
 * preceding token opens it.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: "totp_factors", key: "userId", column: "sealedSecret", purposes: ["totp-secret"] },
  { table: "setting_versions", key: "id", column: "body", purposes: ["settings"], field: "sealedPassword" },
  { table: "webhook_endpoints", key: "id", column: "sealedSecret", purposes: ["webhook"] },
  { table: "webhook_endpoints", key: "id", column: "formerSecret", purposes: ["webhook"] },
  { table: "credential_keys", key: "id", column: "sealedKey", purposes: ["credential-key"] },
  { table: "contest_sources", key: "eventId", column: "sealedKey", purposes: ["contest-key"] },
  { table: "invitation_links", key: "teamId", column: "sealedToken", purposes: ["invitation-link"] },
  { table: "refunds", key: "id", column: "sealedAccount", purposes: ["refund account"] },
  {
    table: "statement_lines",
    key: "batchId",
    keysAtOnce: 1,
    column: "sealedNarration",
    purposes: ["bank narration"],
  },
  { table: "outbox_mails", key: "id", column: "sealedBody", purposes: ["mail", "outbox"] },
];

const KEYS_AT_ONCE = 500;

/** The result for one column: how many texts were sealed again, and how many could not be opened with any secret. */
export interface Resealed {
  readonly table: string;
  readonly column: string;
  resealed: number;
  unreadable: number;
}

interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

/**
 * Seals a column's texts again under the current secret if they are sealed under the previous one. A text that another
 * program changes concurrently keeps its new value.
 */
export async function reseal(db: Database, secret: string, of: SealedColumn): Promise<Resealed> {
  const { table, key, column } = of;
  const keys = of.purposes.map((purpose) => deriveKey(secret, purpose));
  const result: Resealed = { table, column, resealed: 0, unreadable: 0 };
  const isSealed = `${column} IS NOT NULL AND ${column} <> ''`;
  const most = String(of.keysAtOnce ?? KEYS_AT_ONCE);
  for (let last = ""; ;) {
    const [range] = await db.query<{ readonly newest: string | null }>(
      `SELECT MAX(id) AS newest FROM (
         SELECT DISTINCT ${key} AS id FROM ${table} WHERE ${key} > ? AND ${isSealed} ORDER BY ${key} LIMIT ${most}
       ) slice`,
      [last],
    );
    const newest = range?.newest ?? null;
    if (newest === null) return result;
    const rows = await db.query<SealedRow>(
      `SELECT ${key} AS id, ${column} AS sealed FROM ${table} WHERE ${key} > ? AND ${key} <= ? AND ${isSealed}`,
      [last, newest],
    );
    last = newest;
    await db.inTransaction(async (tx) => {
      for (const { id, sealed } of rows) {
        const next = again(keys, sealed, of.field);
        if (next === null) result.unreadable += 1;
        else if (next !== sealed) {
          await tx.query(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ? AND ${column} = ?`, [
            next,
            id,
            sealed,
          ]);
          result.resealed += 1;
        }
      }
    }, BULK);
  }
}

/** Returns the text sealed under the current key, or null if no key opens the text. */
function again(keys: readonly DerivedKey[], stored: string, field: string | undefined): string | null {
  if (field === undefined) return resealed(keys, stored);
  const body = JSON.parse(stored) as Readonly<Record<string, unknown>>;
  const sealed = body[field];
  if (typeof sealed !== "string" || sealed === "") return stored;
  const next = resealed(keys, sealed);
  return next === null || next === sealed ? next && stored : JSON.stringify({ ...body, [field]: next });
}

function resealed(keys: readonly DerivedKey[], sealed: string): string | null {
  const [own] = keys;
  for (const key of keys) {
    const former = formerKey(key);
    if (unsealIfSame(Buffer.from(key), sealed) !== null) return sealed;
    const plain = former === null ? null : unsealIfSame(former, sealed);
    if (plain !== null && own) return seal(own, plain);
  }
  return null;
}
