import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { createConnection, type Connection, type RowDataPacket } from "mysql2/promise";
import { makeRoom, type Room } from "./disk.js";
import type { Found } from "./outcome.js";

/**
 * Selects a row for each stored write of `traffic.ts`. The mark of a write is a team's name, or the address that a code
 * was mailed to.
 */
const MARKS = `SELECT t.name AS mark FROM teams t JOIN team_members m ON m.teamId = t.id AND m.isLeader = 1
  UNION ALL SELECT c.email FROM code_challenges c JOIN outbox_mails o ON o.recipient = c.email`;

export interface Place {
  readonly name: "sqlite" | "mariadb" | "galera";
  /** The value for DATABASE_URL. */
  readonly url: string;
  /** Returns the number of stored rows for each write mark. Reads the database directly, not through the product. */
  found(): Promise<Found>;
  dispose(): Promise<void>;
}

export class SqlitePlace implements Place {
  readonly name = "sqlite";

  private constructor(
    /** The folder of the SQLite file. */
    readonly data: string,
    readonly file: string,
    private readonly room: Room | null,
  ) {}

  /** @param megabytes the size of a file system to create for the database; by default the temporary folder is used */
  static async make(megabytes?: number): Promise<SqlitePlace> {
    const room = megabytes === undefined ? null : await makeRoom(megabytes);
    const data = room?.folder ?? (await mkdtemp(join(tmpdir(), "club-faults-")));
    return new SqlitePlace(data, join(data, "club.sqlite"), room);
  }

  get url(): string {
    return `sqlite:${this.file}`;
  }

  /** Returns the number of tables, or 0 if the file does not exist yet. */
  tables(): number {
    if (!existsSync(this.file)) return 0;
    const db = new Sqlite(this.file, { readonly: true });
    try {
      return db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table'").all().length;
    } finally {
      db.close();
    }
  }

  found(): Promise<Found> {
    const db = new Sqlite(this.file);
    const whole = db.pragma("integrity_check", { simple: true });
    if (whole !== "ok") throw new Error(`the file is damaged: ${String(whole)}`);
    const rows = db.prepare(MARKS).all() as { mark: string }[];
    db.close();
    return Promise.resolve(counted(rows));
  }

  async dispose(): Promise<void> {
    if (this.room) await this.room.dispose();
    else await rm(this.data, { recursive: true, force: true });
  }
}

/** Returns the number of stored rows for each write mark on a MariaDB server. Connects as its administrator. */
export async function foundAt(adminUrl: string): Promise<Found> {
  return withConnection(adminUrl, async (connection) => {
    const [rows] = await connection.query<(RowDataPacket & { mark: string })[]>(MARKS);
    return counted(rows);
  });
}

/** Runs `work` on a new connection, which is closed afterwards. */
export async function withConnection<T>(
  url: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  connection.on("error", () => undefined); // a fault may end the connection
  try {
    return await work(connection);
  } finally {
    connection.destroy();
  }
}

function counted(rows: readonly { mark: string }[]): Found {
  const counts = new Map<string, number>();
  for (const { mark } of rows) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}
