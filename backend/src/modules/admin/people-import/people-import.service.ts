import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { changedMeanwhile } from "../../../kernel/contract/texts/admin.texts.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { lists } from "../../../kernel/lists.js";
import { validateInput } from "../../../kernel/validation/validate-input.js";
import type { AccountAdminService } from "../../accounts/account-admin.service.js";
import type {
  ChangePeopleInput,
  PersonChangeInput,
  PersonColumn,
  PreviewPeopleInput,
} from "../contract/people-import.input.js";
import { UpdateUserInput } from "../contract/update-user.input.js";
import { accountChanges } from "../account-changes.js";
import type { UserRepository } from "../user.repository.js";
import type { User } from "../user.types.js";
import type { PeoplePreview, PersonLine } from "./people-import.types.js";
import { type PersonRow, readPeople } from "./read-people.js";

/** Lists of people that come back from a spreadsheet: what they would change, and changing it. */
export class PeopleImportService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly accountAdmin: AccountAdminService,
  ) {}

  /** What a file would change of whom. Nothing is written. @throws DomainError FORBIDDEN, BAD_INPUT. */
  async preview(caller: Caller | null, input: PreviewPeopleInput): Promise<PeoplePreview> {
    requirePermission(caller, "previewPeople");
    const rows = readPeople(input);
    const users = await this.users.all();
    const byId = new Map(users.map((user) => [user.id, user]));
    const byEmail = new Map(users.map((user) => [user.email, user]));
    const seen = new Set<string>();
    const lines: PersonLine[] = [];
    for (const row of rows) {
      const user = byId.get(row.id) ?? byEmail.get(row.email);
      const line = await lineOf(row, user, user !== undefined && seen.has(user.id));
      if (user) seen.add(user.id);
      if (line.changes.length > 0 || line.problem !== null) lines.push(line);
    }
    return { lines, unchanged: rows.length - lines.length };
  }

  /**
   * Makes changes of people, all of them or none.
   * @throws DomainError FORBIDDEN, BAD_INPUT, USER_NOT_FOUND, CONFLICT when a field is no longer what it was, and what
   * AccountAdminService.change throws.
   */
  async change(caller: Caller | null, { changes }: ChangePeopleInput): Promise<MessagePayload> {
    const actor = requirePermission(caller, "changePeople");
    const people = lists(changes, (change) => [change.userId, change]);
    await this.db.inTransaction(async (tx) => {
      // Before the first look: MySQL answers all later ones as of that moment, so that what somebody changed meanwhile, or
      // a team that they joined, would not be seen.
      await this.accountAdmin.lockAll(tx, people.keys());
      for (const [userId, theirs] of people) await this.#changeOne(tx, actor, userId, theirs);
    });
    return { message: ADMIN_SUCCESS.peopleChanged };
  }

  async #changeOne(
    tx: Tx,
    actor: Caller,
    userId: string,
    changes: readonly PersonChangeInput[],
  ): Promise<void> {
    const account = await this.accountAdmin.lock(tx, userId);
    if (!account) throw new DomainError("USER_NOT_FOUND");
    const other = changes.find(({ column, from }) => (account[column] ?? "") !== (from ?? ""));
    if (other) {
      throw new DomainError("CONFLICT", {
        message: `${account.name}: ${changedMeanwhile(account[other.column] ?? "")}`,
      });
    }
    const input = inputOf(userId, Object.fromEntries(changes.map(({ column, to }) => [column, to ?? ""])));
    await validateInput(input);
    await this.accountAdmin.change(tx, actor, userId, accountChanges(input), null);
    const target = { targetType: "user", targetId: userId, targetName: account.name };
    const details = { fields: changes.map(({ column }) => column), by: "file" };
    await recordAudit(tx, { actor, action: "user.update", ...target, details });
  }
}

/** A line with what it changes, or why it cannot. */
async function lineOf(
  { line, id, email, values }: PersonRow,
  user: User | undefined,
  isTwice: boolean,
): Promise<PersonLine> {
  const bare = { line, userId: null, name: values.name ?? (email || id), changes: [] };
  if (!user) return { ...bare, problem: ADMIN_RULES.csvUnknownPerson };
  const known = { line, userId: user.id, name: user.name };
  if (isTwice) return { ...known, changes: [], problem: ADMIN_RULES.csvPersonTwice };
  if (isOther(email, user)) return { ...known, changes: [], problem: ADMIN_RULES.csvOtherEmail };
  const wanted = Object.entries(accountChanges(inputOf(user.id, values))) as [PersonColumn, string | null][];
  const changes = wanted.flatMap(([column, to]) =>
    to === null || to === user[column] ? [] : [{ column, from: user[column], to }],
  );
  // Only what is new is looked at: what is stored was, and a file may have 15,000 lines.
  const problem = changes.length === 0 ? null : await problemOf(user.id, values);
  return { ...known, changes: problem === null ? changes : [], problem };
}

/** True for an address that is not the account's; one that was masked for a reader says nothing. */
function isOther(email: string, user: User): boolean {
  return email !== "" && !email.includes("•") && email !== user.email;
}

async function problemOf(userId: string, values: PersonRow["values"]): Promise<string | null> {
  try {
    await validateInput(inputOf(userId, values));
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.values(error.fields ?? {}).join(". ");
  }
}

/** The same rules as for one person. */
function inputOf(userId: string, values: Partial<Record<PersonColumn, string>>): UpdateUserInput {
  return Object.assign(new UpdateUserInput(), { userId }, values);
}
