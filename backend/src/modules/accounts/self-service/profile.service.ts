import { type Caller, requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { checkHandle } from "../../codeforces/handle-check.service.js";
import { accountDeletedMail } from "../account-mails.js";
import type { AccountParts } from "../account-parts.js";
import type { ConfirmationService } from "../confirmation.service.js";
import type { DeleteAccountInput, UpdateProfileInput } from "../contract/own-account.inputs.js";
import { accountChanges } from "../contract/account.js";
import type { RoleService } from "../roles/role.service.js";
import type { ProfilePayload } from "./self-service.types.js";

/** Changes a person's own data and deletes their account. */
export class ProfileService {
  constructor(
    private readonly parts: AccountParts,
    private readonly roles: RoleService,
    private readonly confirmations: ConfirmationService,
  ) {}

  /**
   * Changes the caller's data, also the copies in the caller's teams.
   * @throws DomainError HANDLE_UNKNOWN, HANDLE_TAKEN, CONFLICT; IDENTITY_TAKEN if another person in one of the teams'
   * events has the new college and roll number; PERSON_LOCKED for a new name, college or roll number while a team's
   * payment is pending or accepted
   */
  async updateProfile(caller: Caller, input: UpdateProfileInput): Promise<ProfilePayload> {
    const typed = accountChanges(input);
    const changes = { ...typed, ...(await this.#checkedHandle(caller, typed.codeforcesHandle)) };
    const viewer = await this.parts.db.inTransaction((tx) =>
      this.parts.accounts.update(tx, caller.userId, changes),
    );
    return { message: SUCCESS.profileUpdated, viewer: { ...viewer, grants: caller.grants } };
  }

  /**
   * Looks up a new handle and returns it in Codeforces' spelling. Returns an empty object for an absent, removed or
   * unchanged handle, without a look-up.
   */
  async #checkedHandle(
    { userId }: Caller,
    typed: string | null | undefined,
  ): Promise<{ codeforcesHandle?: string | null }> {
    if (typed === undefined || typed === null) return {};
    const account = await this.parts.accounts.findById(userId);
    if (account?.codeforcesHandle === typed) return {};
    return { codeforcesHandle: (await checkHandle(this.parts.codeforces, typed)).handle };
  }

  /**
   * Deletes the caller's account with its sessions, codes and mails. The followers (AccountFollower) handle the
   * account's memberships and the teams that it leads. A last mail confirms the deletion. If the account is a
   * Superadmin's, the remaining Superadmins are notified.
   * @throws DomainError WRONG_PASSWORD, CONFIRMATION_NEEDED, RATE_LIMITED, LEADS_PAID_TEAM, LAST_SUPERADMIN, CONFLICT
   */
  async deleteAccount(input: DeleteAccountInput, context: RequestContext): Promise<MessagePayload> {
    const caller = requireCaller(context.caller);
    const confirmation = { field: "password", act: "deleteAccount" } as const;
    const { id } = await this.confirmations.requirePassword(caller, input.password, confirmation);
    await this.parts.db.inTransaction(async (tx) => {
      const account = await this.parts.accounts.remove(tx, id);
      await this.roles.notifyOfDeleted(tx, account, caller);
      const mail = accountDeletedMail(account.email, account.name, context.language);
      await this.parts.outbox.enqueueFarewell(tx, mail);
    });
    context.cookies.write("refresh", null);
    return { message: SUCCESS.accountDeleted };
  }
}
