import type { Caller } from "../../kernel/auth/caller.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import type { Database } from "../../kernel/db/database.js";
import type { AccountService } from "./account.service.js";
import { oneSpaced } from "../../kernel/contract/plain-text.js";
import { personalChanges } from "./contract/profile-changes.js";
import type { UpdateProfileInput } from "./contract/update-profile.input.js";
import type { ProfilePayload } from "./self-service.types.js";

/** A person's own data. */
export class ProfileService {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountService,
  ) {}

  /**
   * Changes the caller's data, and the copies that their teams keep of it.
   * @throws DomainError IDENTITY_TAKEN when somebody else in an event has the same college and roll number,
   * PERSON_LOCKED for name, college and roll number once their team has reported its payment.
   */
  async updateProfile(caller: Caller, input: UpdateProfileInput): Promise<ProfilePayload> {
    const changes = { name: oneSpaced(input.name), ...personalChanges(input) };
    const viewer = await this.db.inTransaction((tx) => this.accounts.update(tx, caller.userId, changes));
    return { message: SUCCESS.profileUpdated, viewer: { ...viewer, grants: caller.grants } };
  }
}
