import { IsNull, Not } from "typeorm";
import { findIn } from "../../../kernel/db/changes.js";
import type { Database } from "../../../kernel/db/database.js";
import type { TeamService } from "../../teams/team.service.js";
import type { PaymentRecordsService } from "../../payments/records/payment-records.service.js";
import { StatementEffect } from "../contract/statement.enums.js";
import type { LineMatch } from "../matching/match-facts.js";
import { totalsOf } from "./statement-totals.js";
import type { StatementBatchDetails, StatementSeen } from "../statement-batch.types.js";
import { StatementLine } from "../statement-line.entity.js";
import { StatementConfirmation } from "../statement-confirmation.entity.js";

const SHOWN = {
  batchId: true,
  line: true,
  date: true,
  reference: true,
  amountPaise: true,
  amountText: true,
} as const;
const TEAM = { teamId: true, teamName: true } as const;

/** Reads the results of lines committed earlier. */
export class StatementHistoryRepository {
  constructor(
    private readonly db: Database,
    private readonly teams: TeamService,
    private readonly payments: PaymentRecordsService,
  ) {}

  /** Returns a batch's lines with their totals, in the order of the file. */
  async lines(
    batchId: string,
    isReverted: boolean,
  ): Promise<Pick<StatementBatchDetails, "lines" | "totals">> {
    const [lines, confirmed] = await this.db.read(async (reader) => [
      await reader.find(StatementLine, {
        select: { ...SHOWN, movedPaise: true, outcome: true, ...TEAM },
        where: { batchId },
        order: { line: "ASC" },
      }),
      await reader.find(StatementConfirmation, {
        select: { id: true, line: true, created: true, seenKey: true, isSurplus: true },
        where: { batchId },
      }),
    ]);
    const references = await this.teams.references(lines.flatMap(({ teamId }) => teamId ?? []));
    const effects = new Map(confirmed.map((row) => [row.line, effectOf(row, isReverted)]));
    const views = lines.map(({ batchId: _batch, teamId, amountPaise, movedPaise: _moved, ...line }) => ({
      ...line,
      amount: amountPaise,
      teamReference: references.get(teamId ?? "") ?? null,
      effect: effects.get(line.line) ?? StatementEffect.nothing,
    }));
    return { lines: views, totals: totalsOf(lines) };
  }

  /**
   * Returns the earlier confirmations of lines that were seen before, by line number. Runs no SQL statement if there
   * are no such lines.
   */
  async seen(matches: readonly LineMatch[]): Promise<ReadonlyMap<number, StatementSeen>> {
    const seen = matches.filter(({ outcome }) => outcome === "seen");
    const byKey = await this.#byKey(seen.map(({ line }) => line.fingerprint));
    const rest = seen.filter(({ line }) => !byKey.has(line.fingerprint));
    const paymentIds = [...new Set(rest.flatMap(({ seenPaymentId }) => seenPaymentId ?? []))];
    const byPayment = await this.#byPayment(paymentIds);
    const byHand = await this.#byHand(paymentIds.filter((id) => !byPayment.has(id)));
    return new Map(
      seen.flatMap(({ line, seenPaymentId: id = "" }) => {
        const confirmation = byKey.get(line.fingerprint) ?? byPayment.get(id) ?? byHand.get(id);
        return confirmation ? [[line.line, confirmation] as const] : [];
      }),
    );
  }

  /** Returns the confirmations that were not reverted, by the lines' fingerprints. */
  async #byKey(fingerprints: readonly string[]): Promise<Map<string | null, StatementSeen>> {
    const rows = await this.db.read((reader) =>
      findIn(fingerprints, (fingerprint) =>
        reader.find(StatementConfirmation, {
          where: { fingerprint, seenKey: Not(IsNull()) },
          relations: { batch: true },
        }),
      ),
    );
    return this.#views(rows, ({ fingerprint }) => fingerprint);
  }

  /** Returns the confirmations that were not reverted, by payment. */
  async #byPayment(paymentIds: readonly string[]): Promise<Map<string | null, StatementSeen>> {
    const inForce = { seenKey: Not(IsNull()) };
    const rows = await this.db.read((reader) =>
      findIn(paymentIds, (paymentId) =>
        reader.find(StatementConfirmation, { where: { paymentId, ...inForce }, relations: { batch: true } }),
      ),
    );
    return this.#views(rows, ({ paymentId }) => paymentId);
  }

  async #views(
    rows: readonly StatementConfirmation[],
    key: (row: StatementConfirmation) => string | null,
  ): Promise<Map<string | null, StatementSeen>> {
    const references = await this.teams.references(rows.map(({ teamId }) => teamId));
    const views = rows.flatMap((row) => {
      const { batch, line, teamName, teamId } = row;
      if (!batch) return [];
      const { id: batchId, fileName, committedAt: at, actorName: seenBy } = batch;
      const teamReference = references.get(teamId) ?? null;
      return [[key(row), { at, seenBy, teamName, teamReference, batchId, fileName, line }] as const];
    });
    return new Map(views);
  }

  /** Returns the last acceptance of each payment. Names no batch, because no bank line confirmed these payments. */
  async #byHand(paymentIds: readonly string[]): Promise<Map<string, StatementSeen>> {
    const acceptances = await this.payments.acceptances(paymentIds);
    const views = [...acceptances].map(
      ([paymentId, { at, by: seenBy, teamName, reference: teamReference }]) => {
        const view = { at, seenBy, teamName, teamReference, batchId: null, fileName: null, line: null };
        return [paymentId, view] as const;
      },
    );
    return new Map(views);
  }
}

function effectOf(
  { created, seenKey, isSurplus }: StatementConfirmation,
  isReverted: boolean,
): StatementEffect {
  if (seenKey === null) return StatementEffect.takenBack;
  if (isReverted) return StatementEffect.kept;
  if (isSurplus === 1) return StatementEffect.surplus;
  return created === 1 ? StatementEffect.recorded : StatementEffect.confirmed;
}
