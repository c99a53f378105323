import type { Caller } from "../../../kernel/auth/caller.js";
import type { AccountService } from "../account.service.js";
import type { Account } from "../contract/account.js";

/** Answers what one part of the product holds about a person. */
export type ExportSection = (account: Account) => Promise<unknown>;

/** Everything held about a person, as one document. Each part of the product adds its section. */
export class DataExportService {
  readonly #sections = new Map<string, ExportSection>();

  constructor(private readonly accounts: AccountService) {}

  /** Adds a section under a name of its own. Secrets (hashes, tokens, codes) do not belong in it. */
  add(name: string, section: ExportSection): void {
    this.#sections.set(name, section);
  }

  /** The caller's data as a JSON document, for people and programs to read. */
  async exportData(caller: Caller): Promise<string> {
    const account = await this.accounts.viewer(caller.userId);
    const document: Record<string, unknown> = { exportedAt: new Date().toISOString(), account };
    for (const [name, section] of this.#sections) document[name] = await section(account);
    return JSON.stringify(document, null, 2);
  }
}
