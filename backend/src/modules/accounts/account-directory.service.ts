import { type Caller, requireSuperadmin } from "../../kernel/auth/caller.js";
import type { AccountDirectoryRepository } from "./account-directory.repository.js";
import type { Account } from "./contract/account.js";

/** Everybody who has an account. */
export class AccountDirectoryService {
  constructor(private readonly directory: AccountDirectoryRepository) {}

  /** Every account, by name. @throws DomainError FORBIDDEN. */
  async all(caller: Caller): Promise<Account[]> {
    requireSuperadmin(caller);
    return this.directory.all();
  }
}
