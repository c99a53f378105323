import { type AuditRecord, recordAudit } from "../../../kernel/audit/audit-log.js";
import { deleteSelected } from "../../../kernel/audit/delete-each.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Confirmations } from "../../../kernel/auth/confirmations.js";
import { BIN_DAYS, type BinEntry, type BinKind } from "../../../kernel/bin/bin-entry.entity.js";
import type { BinRepository } from "../../../kernel/bin/bin.repository.js";
import { fatal, type Obstacle, partial, StaleRestoration } from "../../../kernel/bin/obstacle.js";
import { RowCopies } from "../../../kernel/bin/row-copies.js";
import { ADMIN_ERRORS } from "../../../kernel/contract/admin-texts.js";
import type { AuditAction } from "../../../kernel/contract/audit-labels.js";
import type { DeletionsPayload } from "../../../kernel/contract/deletions.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { joined, knownMsg, textIn } from "../../../kernel/languages/message.js";
import type { Logger } from "../../../kernel/log/logger.js";
import type { AccountAdminService } from "../../accounts/account-admin.service.js";
import type { TeamBinService } from "../../teams/leaving/team-bin.service.js";
import type { BinEntryView, RestorationsPayload } from "./bin.types.js";
import type { RestoreInput } from "../contract/restore.input.js";

const DAY_MS = 86_400_000;
/** Maximum number of attempts to restore an entry while concurrent changes interfere. */
const MAX_ATTEMPTS = 3;

/** Thrown to roll back a restoration that obstacles prevent. */
class Blocked extends Error {
  override readonly name = "Blocked";
  constructor(readonly obstacles: readonly Obstacle[]) {
    super("blocked");
  }
}

/** The functions that restore one kind of entry. */
interface WayBack {
  /**
   * Called before any entry is restored.
   * @throws if the whole request is refused
   */
  readonly before?: (tx: Tx, actor: Caller, copies: RowCopies) => Promise<unknown>;
  /**
   * Inserts the rows again, unless an obstacle is fatal.
   * @throws StaleRestoration
   */
  readonly restore: (
    tx: Tx,
    actor: Caller,
    entry: BinEntry,
    copies: RowCopies,
  ) => Promise<readonly Obstacle[]>;
}

interface BinParts {
  readonly db: Database;
  readonly bin: BinRepository;
  readonly accountAdmin: AccountAdminService;
  readonly teamBin: TeamBinService;
  readonly confirmations: Confirmations;
  readonly log: Logger;
}

/** Lists the accounts and teams that admins deleted, restores them, and deletes them for good (ADR 59). */
export class BinService {
  readonly #ways: Readonly<Record<BinKind, WayBack>> = {
    user: {
      before: (tx, actor, copies) => this.parts.accountAdmin.beforeRestore(tx, actor, copies),
      restore: (tx, actor, entry, copies) => this.#putAccountBack(tx, actor, entry, copies),
    },
    team: {
      restore: (tx, by, { deletedAt }, copies) => this.parts.teamBin.restore(tx, copies, { by, deletedAt }),
    },
  };

  constructor(private readonly parts: BinParts) {}

  /**
   * Returns the newest entries of the bin, at most `LIMITS.listedInBin`, newest first.
   * @throws DomainError FORBIDDEN
   */
  async list(caller: Caller | null): Promise<BinEntryView[]> {
    requirePermission(caller, "binEntries");
    const entries = await this.parts.bin.newest(LIMITS.listedInBin);
    return entries.map((entry) => ({
      ...entry,
      purgedAt: new Date(entry.deletedAt.getTime() + BIN_DAYS * DAY_MS),
    }));
  }

  /**
   * Restores entries, each in its own transaction. Without `partly`, restores only entries without any obstacles. With
   * `partly`, also restores entries whose obstacles are not fatal.
   * @throws DomainError FORBIDDEN; CONFIRMATION_NEEDED before any entry is restored; CONFLICT if concurrent changes
   * prevent a restoration. Earlier entries of the request then stay restored, and the remaining ones stay in the bin.
   */
  async restore(caller: Caller | null, { ids, partly }: RestoreInput): Promise<RestorationsPayload> {
    const actor = requirePermission(caller, "restoreFromBin");
    const reply: RestorationsPayload = { restored: [], blocked: [] };
    const entries = new Map<string, BinEntry | null>();
    for (const id of ids) entries.set(id, await this.parts.bin.byId(id));
    await this.parts.db.inTransaction(async (tx) => {
      for (const entry of entries.values())
        if (entry) await this.#ways[entry.kind].before?.(tx, actor, new RowCopies(entry.snapshot));
    });
    for (const [id, entry] of entries) {
      const obstacles = entry ? await this.#restoreOne(actor, entry, partly) : GONE;
      if (obstacles.length === 0) reply.restored.push(id);
      else
        reply.blocked.push({
          id,
          name: entry?.name ?? "",
          obstacles: obstacles.map(({ text }) => textIn(actor.pageLanguage ?? "en", text)),
          mayPartly: !obstacles.some((one) => one.fatal),
        });
    }
    return reply;
  }

  /**
   * Deletes entries for good, each together with the teams that were deleted along with it.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED (before any entry is deleted)
   */
  async deleteForGood(caller: Caller | null, ids: readonly string[]): Promise<DeletionsPayload> {
    const actor = requirePermission(caller, "deleteFromBin");
    const { db, bin } = this.parts;
    return deleteSelected(this.parts, actor, ids, async (id, record) => {
      const entry = await bin.byId(id);
      await db.inTransaction(async (tx) => {
        if (!entry || !(await bin.take(tx, id))) throw new DomainError("NOT_IN_BIN");
        for (const part of await bin.partsOf(id)) await bin.take(tx, part.id);
        await record(tx, auditOf(actor, entry, "purge"));
      });
    });
  }

  /**
   * Restores an entry. Returns the obstacles that prevented the restoration, or an empty list.
   * @throws DomainError CONFLICT
   */
  async #restoreOne(actor: Caller, entry: BinEntry, partly: boolean): Promise<readonly Obstacle[]> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      try {
        await this.parts.db.inTransaction((tx) => this.#reinsert(tx, actor, entry, partly));
        return [];
      } catch (error) {
        if (error instanceof Blocked) return error.obstacles;
        if (!(error instanceof StaleRestoration)) throw error;
      }
    }
    throw new DomainError("CONFLICT");
  }

  async #reinsert(tx: Tx, actor: Caller, entry: BinEntry, partly: boolean): Promise<void> {
    if (!(await this.parts.bin.take(tx, entry.id))) throw new Blocked(GONE);
    const obstacles = await this.#ways[entry.kind].restore(tx, actor, entry, new RowCopies(entry.snapshot));
    if (obstacles.some((one) => one.fatal) || (obstacles.length > 0 && !partly)) throw new Blocked(obstacles);
    const obstacleTexts = obstacles.map(({ text }) => textIn("en", text));
    await recordAudit(
      tx,
      auditOf(actor, entry, "restore", obstacleTexts.length > 0 ? { left: obstacleTexts } : {}),
    );
  }

  /**
   * Restores an account and the teams that were deleted along with it. A team that cannot be restored stays in the bin.
   */
  async #putAccountBack(
    tx: Tx,
    actor: Caller,
    entry: BinEntry,
    copies: RowCopies,
  ): Promise<readonly Obstacle[]> {
    const obstacles = [...(await this.parts.accountAdmin.restore(tx, actor, copies))];
    if (obstacles.some((one) => one.fatal)) return obstacles;
    for (const part of await this.parts.bin.partsOf(entry.id)) {
      const { snapshot, deletedAt } = part;
      const ofTeam = await this.parts.teamBin.restore(tx, new RowCopies(snapshot), { by: actor, deletedAt });
      if (!ofTeam.some((one) => one.fatal)) await this.parts.bin.take(tx, part.id);
      obstacles.push(...ofTeam.map(({ text }) => partial(joined([part.name, text], ": "))));
    }
    return obstacles;
  }
}

const GONE: readonly Obstacle[] = [fatal(knownMsg(ADMIN_ERRORS.NOT_IN_BIN.message))];

function auditOf(
  actor: Caller,
  { id, kind, name }: BinEntry,
  what: "restore" | "purge",
  details: Readonly<Record<string, unknown>> = {},
): AuditRecord {
  const action: AuditAction = `${kind}.${what}`;
  return { actor, action, targetType: kind, targetId: id, targetName: name, details };
}
