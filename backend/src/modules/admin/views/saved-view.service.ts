import { Field, ID, ObjectType } from "type-graphql";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import type { Database } from "../../../kernel/db/database.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountAdminService } from "../../accounts/account-admin.service.js";
import type {
  DeleteViewInput,
  RenameViewInput,
  SavedViewsArgs,
  SaveViewInput,
} from "../contract/saved-view.input.js";
import { VIEW_NAME } from "./saved-view.entity.js";
import type { SavedViewRepository } from "./saved-view.repository.js";

/**
 * Manages a user's own views of the admin area's tables. Only the owner sees the views, so changes are not in the audit
 * log.
 */
export class SavedViewService {
  constructor(
    private readonly db: Database,
    private readonly views: SavedViewRepository,
    private readonly accounts: AccountAdminService,
  ) {}

  /**
   * Returns the caller's views of a table, sorted by name.
   * @throws DomainError FORBIDDEN
   */
  ofTable(caller: Caller | null, { table }: SavedViewsArgs): Promise<SavedViewItem[]> {
    const { userId } = requirePermission(caller, "savedViews");
    return this.views.ofTable(userId, table);
  }

  /**
   * Saves a view. Replaces the caller's view with the same name, if there is one.
   * @throws DomainError FORBIDDEN; BAD_INPUT if the caller has too many views
   */
  async save(caller: Caller | null, { table, name, query }: SaveViewInput): Promise<MessagePayload> {
    const { userId } = requirePermission(caller, "saveView");
    const view = { userId, tableName: table, name: oneSpaced(name), query };
    await this.db.inTransaction(async (tx) => {
      // Concurrent requests of the same person wait for the lock on their account, so the count is exact.
      if (!(await this.accounts.lock(tx, userId))) throw new DomainError("FORBIDDEN");
      if (await this.views.replace(tx, view)) return;
      if ((await this.views.count(userId)) >= LIMITS.savedViews) throw refused(ADMIN_RULES.viewsFull);
      await this.views.insert(tx, view);
    });
    return { message: ADMIN_SUCCESS.viewSaved };
  }

  /**
   * Renames one of the caller's views.
   * @throws DomainError FORBIDDEN; NOT_FOUND; BAD_INPUT if another view of the table has the name
   */
  async rename(caller: Caller | null, { id, name }: RenameViewInput): Promise<MessagePayload> {
    const { userId } = requirePermission(caller, "renameView");
    try {
      const done = await this.db.inTransaction((tx) => this.views.rename(tx, userId, id, oneSpaced(name)));
      if (!done) throw new DomainError("NOT_FOUND");
    } catch (error) {
      throw violates(error, VIEW_NAME) ? refused(ADMIN_RULES.viewTaken) : error;
    }
    return { message: ADMIN_SUCCESS.viewSaved };
  }

  /**
   * Deletes a view. Does nothing if the view is already deleted.
   * @throws DomainError FORBIDDEN
   */
  async delete(caller: Caller | null, { id }: DeleteViewInput): Promise<MessagePayload> {
    const { userId } = requirePermission(caller, "deleteView");
    await this.db.inTransaction((tx) => this.views.remove(tx, userId, id));
    return { message: ADMIN_SUCCESS.viewDeleted };
  }
}

function refused(name: string): DomainError {
  return new DomainError("BAD_INPUT", { message: name, fields: { name } });
}

@ObjectType("SavedView", {
  simpleResolvers: true,
  description: "A saved view of a table.",
})
export class SavedViewItem {
  @Field(() => ID, { description: "The view's id." })
  id!: string;

  @Field(() => String, { description: "The view's name." })
  name!: string;

  @Field(() => String, { description: "Search, filters, sort and columns, as in the address of the page." })
  query!: string;
}
