import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { DeleteManyInput, DeletionsPayload } from "../../kernel/contract/deletions.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { fieldsBelow } from "../../kernel/fast/asked-fields.js";
import type { Page, SelectablePage } from "../../kernel/paging/connection.js";
import { AuditService } from "./audit/audit.service.js";
import { AuditActor, AuditConnection, type AuditEntryView } from "./audit/audit.types.js";
import { AuditArgs } from "./contract/audit.args.js";
import { BeginExportInput } from "./contract/begin-export.input.js";
import { SetGrantsInput } from "./contract/set-grants.input.js";
import { DeleteUserInput, UpdateUserInput } from "./contract/update-user.input.js";
import { UsersArgs } from "./contract/users.args.js";
import { ExportService } from "./exports/export.service.js";
import { GrantsService } from "./users/grants.service.js";
import { Statistics, StatisticsService } from "./exports/statistics.service.js";
import { UserAdminService } from "./users/user-admin.service.js";
import { User, UserConnection, UserPayload } from "./users/user.types.js";

const askedOfUsers = fieldsBelow("edges", "node");

/** GraphQL operations of the admin area on people, statistics and the audit log. */
@Resolver()
export class AdminResolver {
  constructor(
    private readonly people: UserAdminService,
    private readonly grants: GrantsService,
    private readonly audit: AuditService,
    private readonly figures: StatisticsService,
    private readonly exports: ExportService,
  ) {}

  @Query(() => UserConnection, { description: "Every account, by page." })
  async users(
    @Args(() => UsersArgs) args: UsersArgs,
    @Ctx() { caller }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SelectablePage<User>> {
    return Object.assign(new UserConnection(), await this.people.page(caller, args, askedOfUsers(info)));
  }

  @Query(() => [User], { description: "Every account, by name." })
  allUsers(@Ctx() { caller }: RequestContext): Promise<User[]> {
    return this.people.all(caller);
  }

  @Mutation(() => UserPayload, { description: "Changes a person's data, role and team." })
  updateUser(
    @Arg("input", () => UpdateUserInput, { description: "The changes." }) input: UpdateUserInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<UserPayload> {
    return this.people.update(caller, input);
  }

  @Mutation(() => UserPayload, {
    description: "Gives a person limited rights, or takes them away, with immediate effect.",
  })
  setGrants(
    @Arg("input", () => SetGrantsInput, { description: "The person and their new rights." })
    input: SetGrantsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<UserPayload> {
    return this.grants.set(caller, input);
  }

  @Mutation(() => MessagePayload, {
    description: "Deletes an account. A team that it leads gets a new leader or is deleted.",
  })
  deleteUser(
    @Arg("input", () => DeleteUserInput, { description: "The account." }) input: DeleteUserInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.people.remove(caller, input.userId);
  }

  @Mutation(() => DeletionsPayload, {
    description:
      "Deletes several accounts, each as deleteUser does. A refused deletion does not stop the others.",
  })
  deleteUsers(
    @Arg("input", () => DeleteManyInput, { description: "The accounts." }) { ids }: DeleteManyInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<DeletionsPayload> {
    return this.people.removeMany(caller, ids);
  }

  @Mutation(() => MessagePayload, {
    description: "Records that a whole list is saved as a file. Call it before saving.",
  })
  beginExport(
    @Arg("input", () => BeginExportInput, { description: "The list." }) input: BeginExportInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.exports.begin(caller, input);
  }

  @Query(() => Statistics, { description: "The club in figures." })
  statistics(@Ctx() { caller }: RequestContext): Promise<Statistics> {
    return this.figures.read(caller);
  }

  @Query(() => AuditConnection, { description: "The actions of admins, newest first, by page." })
  async auditEntries(
    @Args(() => AuditArgs) args: AuditArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<Page<AuditEntryView>> {
    return Object.assign(new AuditConnection(), await this.audit.page(caller, args));
  }

  @Query(() => [AuditActor], {
    description: "All people with entries in the audit log, by name.",
  })
  auditActors(@Ctx() { caller }: RequestContext): Promise<AuditActor[]> {
    return this.audit.actors(caller);
  }
}
