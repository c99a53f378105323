import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { takeTurns } from "../../../kernel/db/take-turns.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { NOTHING_STORED, requireVersion, versionOf } from "../../../kernel/errors/require-version.js";
import type { SaveMailTemplateInput } from "../contract/mail-plan.input.js";
import type { MailTemplateView } from "./mail-plan.types.js";
import { type MailTemplate, TEMPLATE_NAME } from "./mail-template.entity.js";
import type { MailTemplateRepository } from "./mail-template.repository.js";
import { wordingsOf } from "./shipped-templates.js";
import { writtenOf } from "../contract/mail-template.js";

export class MailTemplateService {
  constructor(
    private readonly db: Database,
    private readonly templates: MailTemplateRepository,
  ) {}

  /**
   * Returns all templates, sorted by name.
   * @throws DomainError FORBIDDEN
   */
  async list(caller: Caller | null): Promise<MailTemplateView[]> {
    requirePermission(caller, "mailTemplates");
    const templates = await this.templates.all();
    return templates.map(({ body, id, name, subject, standing }) => {
      const version = versionOfTemplate({ subject, body, standing });
      return { id, version, name, subject, text: body, standing, wordings: wordingsOf({ subject, body }) };
    });
  }

  /**
   * Saves a template, or replaces the template with the same name.
   * @throws DomainError FORBIDDEN, TOO_MANY_TEMPLATES, VERSION_CHANGED
   */
  async save(caller: Caller | null, input: SaveMailTemplateInput): Promise<MessagePayload> {
    const actor = requirePermission(caller, "saveMailTemplate");
    const { subject, text: body } = writtenOf(input);
    const standing = input.standing ?? null;
    const wording = { name: oneSpaced(input.name), subject, body, standing, savedByName: actor.name };
    const write = () =>
      this.db.inTransaction(async (tx) => {
        await takeTurns(tx, "list of mail templates");
        const there = await this.templates.byName(wording.name);
        requireVersion(input.version, there ? versionOfTemplate(there) : NOTHING_STORED);
        if (!(await this.templates.replace(tx, wording))) {
          if ((await this.templates.all()).length >= LIMITS.mailTemplates)
            throw new DomainError("TOO_MANY_TEMPLATES");
          await this.templates.insert(tx, wording);
        }
        await this.#audit(tx, actor, "mailing.save-template", wording.name);
      });
    // If another request has just saved a template with this name, the second attempt finds that template.
    await write().catch((error: unknown) => {
      if (violates(error, TEMPLATE_NAME)) return write();
      throw error;
    });
    return { message: ADMIN_SUCCESS.templateSaved };
  }

  /** @throws DomainError FORBIDDEN, TEMPLATE_NOT_FOUND */
  async remove(caller: Caller | null, id: string): Promise<MessagePayload> {
    const actor = requirePermission(caller, "deleteMailTemplate");
    await this.db.inTransaction(async (tx) => {
      const name = await this.templates.remove(tx, id);
      if (name === null) throw new DomainError("TEMPLATE_NOT_FOUND");
      await this.#audit(tx, actor, "mailing.delete-template", name);
    });
    return { message: ADMIN_SUCCESS.templateDeleted };
  }

  #audit(
    tx: Tx,
    actor: Caller,
    action: "mailing.save-template" | "mailing.delete-template",
    name: string,
  ): Promise<void> {
    return recordAudit(tx, {
      actor,
      action,
      targetType: "mail template",
      targetId: name.slice(0, 36),
      targetName: name,
    });
  }
}

function versionOfTemplate({
  subject,
  body,
  standing,
}: Pick<MailTemplate, "subject" | "body" | "standing">): string {
  return versionOf([subject, body, standing]);
}
