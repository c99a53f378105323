import { changeCells, type CellList } from "../../../kernel/audit/change-cells.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import type { CellChangesPayload } from "../../../kernel/contract/cell-changes.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { type Text, translate } from "../../../kernel/languages/message.js";
import { inputProblem, validateInput } from "../../../kernel/validation/validate-input.js";
import type { AccountAdminService } from "../../accounts/account-admin.service.js";
import type {
  ChangePeopleInput,
  PersonChangeInput,
  PersonColumn,
  PreviewPeopleInput,
} from "../contract/people-import.input.js";
import { UpdateUserInput } from "../contract/update-user.input.js";
import { accountChanges } from "../../accounts/contract/account.js";
import type { UserRepository } from "../users/user.repository.js";
import type { User } from "../users/user.types.js";
import type { PeoplePreview, PersonLine } from "./people-import.types.js";
import { type PersonRow, readPeople } from "./read-people.js";

/** Previews and applies changes to people from a spreadsheet. */
export class PeopleImportService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly accountAdmin: AccountAdminService,
  ) {}

  /**
   * Returns the changes that a file would make to people. Writes nothing.
   * @throws DomainError FORBIDDEN, BAD_INPUT
   */
  async preview(caller: Caller | null, input: PreviewPeopleInput): Promise<PeoplePreview> {
    const { pageLanguage = "en" } = requirePermission(caller, "previewPeople");
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
      const problem = line.problem && translate(pageLanguage, line.problem);
      if (line.changes.length > 0 || problem !== null) lines.push({ ...line, problem });
    }
    return { lines, unchanged: rows.length - lines.length };
  }

  /**
   * Changes people's fields, all or none.
   * @throws DomainError FORBIDDEN
   */
  change(caller: Caller | null, input: ChangePeopleInput): Promise<CellChangesPayload> {
    const actor = requirePermission(caller, "changePeople");
    return changeCells(this.db, this.#cellsFor(actor), input);
  }

  #cellsFor(actor: Caller): CellList<PersonChangeInput> {
    return {
      idOf: ({ userId }) => userId,
      lock: (tx, ids) => this.accountAdmin.lockAll(tx, ids),
      read: async (tx, userId) => {
        const account = await this.accountAdmin.lock(tx, userId);
        if (!account) throw new DomainError("USER_NOT_FOUND");
        return { name: account.name, values: valuesOf(account) };
      },
      write: async (tx, userId, values) => {
        // `accountChanges` ignores an empty name, because forms send one. Here, an empty name means that the cell was
        // emptied in the list on the screen. A name cannot be removed, so the change is refused.
        if (values["name"] === "") throw new DomainError("BAD_INPUT", { fields: { name: RULES.firstName } });
        const input = inputOf(userId, values);
        await validateInput(input);
        const { after } = await this.accountAdmin.change(tx, actor, userId, accountChanges(input), null);
        return valuesOf(after);
      },
      // Logs only the names of fields. The values are personal data, and the log is kept longer than the account.
      logged: (column) => column,
      by: actor,
      action: "user.update",
      targetType: "user",
    };
  }
}

/** Returns a line with either its changes or its problem. */
async function lineOf(
  { line, id, email, values }: PersonRow,
  user: User | undefined,
  isTwice: boolean,
): Promise<Omit<PersonLine, "problem"> & { readonly problem: Text | null }> {
  const bare = { line, userId: null, name: values.name ?? (email || id), changes: [] };
  if (!user) return { ...bare, problem: ADMIN_RULES.csvUnknownPerson };
  const known = { line, userId: user.id, name: user.name };
  if (isTwice) return { ...known, changes: [], problem: ADMIN_RULES.csvPersonTwice };
  if (isOther(email, user)) return { ...known, changes: [], problem: ADMIN_RULES.csvOtherEmail };
  const wanted = Object.entries(accountChanges(inputOf(user.id, values))) as [PersonColumn, string | null][];
  const changes = wanted.flatMap(([column, to]) =>
    to === null || to === user[column] ? [] : [{ column, from: user[column], to }],
  );
  // Checks only lines with changes, because stored values were checked before, and a file may have 15,000 lines.
  const problem = changes.length === 0 ? null : await inputProblem(inputOf(user.id, values));
  return { ...known, changes: problem === null ? changes : [], problem };
}

function valuesOf(
  account: Readonly<Record<PersonColumn, string | null>>,
): Record<PersonColumn, string | null> {
  const { name, college, universityRollNo, codeforcesHandle, phone } = account;
  return { name, college, universityRollNo, codeforcesHandle, phone };
}

/**
 * Returns whether the address differs from the account's. A masked address counts as equal, because an exported list
 * has masked addresses if the exporting person may not see addresses.
 */
function isOther(email: string, user: User): boolean {
  return email !== "" && !email.includes("•") && email !== user.email;
}

/** Returns a line's changes as the input of an update of one person, so that the same rules apply. */
function inputOf(userId: string, values: Partial<Record<PersonColumn, string>>): UpdateUserInput {
  return Object.assign(new UpdateUserInput(), { userId }, values);
}
