import type { KeyObject } from "node:crypto";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { deriveKeyObject, seal, unsealIfSame } from "../../../kernel/crypto/seal.js";
import type { Database } from "../../../kernel/db/database.js";
import type { BankLine } from "./bank-line.types.js";
import { bankLines, openTotals, type SealedBankLine } from "./open-lines.sql.js";

/** Reads bank lines with unplaced money: money that no team has been given. */
export class BankLineReads {
  readonly #key: KeyObject;

  constructor(
    private readonly db: Database,
    secret: string,
  ) {
    this.#key = deriveKeyObject(secret, "bank narration");
  }

  /**
   * Returns at most 2,000 lines with unplaced money, also those set aside, of one event or of all events.
   * @throws DomainError FORBIDDEN.
   */
  async list(caller: Caller | null, eventSlug: string | null): Promise<BankLine[]> {
    requirePermission(caller, "bankLines");
    const only = eventSlug === null ? [] : [{ sql: "e.slug = ?", parameters: [eventSlug] }];
    return (await bankLines(this.db, only)).map((row) => this.#view(row));
  }

  /**
   * Returns one line, or null if the line does not exist or has no money to place.
   * @throws DomainError FORBIDDEN.
   */
  async one(caller: Caller, batchId: string, line: number): Promise<BankLine | null> {
    requirePermission(caller, "bankLines");
    const bankLine = await this.sealed(batchId, line);
    return bankLine && this.#view(bankLine);
  }

  /**
   * Returns the number of open lines and their unplaced money in paise, of one event's statements or of all statements.
   */
  openTotals(eventId: string | null = null): Promise<{ readonly lines: number; readonly amount: number }> {
    return openTotals(this.db, eventId);
  }

  async sealed(batchId: string, line: number): Promise<SealedBankLine | null> {
    const only = [{ sql: "l.batchId = ? AND l.line = ?", parameters: [batchId, line] }];
    return (await bankLines(this.db, only))[0] ?? null;
  }

  /** Returns the unplaced money of a line, in paise. */
  async left(batchId: string, line: number): Promise<number> {
    return (await this.sealed(batchId, line))?.left ?? 0;
  }

  /** Encrypts a narration for the commit that stores its line. This class has the key, because it also decrypts. */
  sealNarration(narration: string): string {
    return seal(this.#key, narration);
  }

  #view({ sealedNarration, fingerprint: _fingerprint, ...line }: SealedBankLine): BankLine {
    return { ...line, narration: sealedNarration && unsealIfSame(this.#key, sealedNarration) };
  }
}
