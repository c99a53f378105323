import type { Caller } from "../../../kernel/auth/caller.js";
import type { AccountService } from "../account.service.js";
import type { Account } from "../contract/account.js";

/** Returns the data that one module stores about a person. */
export type ExportSection = (account: Account) => Promise<unknown>;

/** Collects all stored data about a person in one document. Each module adds its section. */
export class DataExportService {
  readonly #sections = new Map<string, ExportSection>();

  constructor(private readonly accounts: AccountService) {}

  /** Adds a section under a unique name. A section must not contain secrets (hashes, tokens, codes). */
  add(name: string, section: ExportSection): void {
    this.#sections.set(name, section);
  }

  /** Returns the caller's data as a JSON document, readable for people and programs. */
  async exportData(caller: Caller): Promise<string> {
    const account = await this.accounts.viewer(caller.userId);
    const document: Record<string, unknown> = { exportedAt: new Date().toISOString(), account };
    for (const [name, section] of this.#sections) document[name] = await section(account);
    return JSON.stringify(document, null, 2);
  }
}
