import { randomBytes } from "node:crypto";
import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import { ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { oneSpaced } from "../../kernel/contract/plain-text.js";
import { BULK, type Database, type Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { isMissingReference, violates } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { unprintable } from "../../kernel/pdf/fonts.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import { mapInSlices } from "../../kernel/lists.js";
import type { EventRecord } from "../events/contract/event-record.js";
import type { EventService } from "../events/event.service.js";
import type { CertificateBoardService } from "./certificate-board.service.js";
import type { CertificateLayoutRepository } from "./certificate-layout.repository.js";
import type { CertificateNotices } from "./certificate-notices.js";
import type { CertificatePreviewService } from "./certificate-preview.service.js";
import { type Certificate, CERTIFICATE_HOLDER } from "./certificate.entity.js";
import type { CertificateRepository } from "./certificate.repository.js";
import type { CertificateBoardPayload } from "./certificate.types.js";
import { FIRST_LAYOUTS } from "./contract/certificate-layout.js";
import { CERTIFICATE_LIMITS, isOver } from "./contract/certificate-rules.js";
import type {
  IssueCertificatesInput,
  ReissueCertificateInput,
  WithdrawCertificateInput,
} from "./contract/issue-certificates.input.js";
import { holderKey } from "./attendees.js";
import { lettersText } from "./read-holders.js";
import { eventDays } from "./printing/certificate-texts.js";

interface IssueParts {
  readonly db: Database;
  readonly certificates: CertificateRepository;
  readonly layouts: CertificateLayoutRepository;
  readonly previews: CertificatePreviewService;
  readonly boards: CertificateBoardService;
  readonly notices: CertificateNotices;
  readonly events: EventService;
  readonly confirmations: Confirmations;
  readonly now: () => Date;
}

/** Issues, withdraws and replaces certificates. */
export class CertificateIssueService {
  constructor(private readonly parts: IssueParts) {}

  /**
   * Issues all certificates of a preview and notifies their holders, or issues none.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, EVENT_NOT_OVER, CERTIFICATES_NOBODY,
   * CERTIFICATES_TOO_MANY, BAD_INPUT; CERTIFICATES_CHANGED if the holders differ from the preview; CONFIRMATION_NEEDED
   * for more than `freeOutside` addresses without an account.
   */
  async issue(
    caller: Caller | null,
    { choice, previewKey }: IssueCertificatesInput,
  ): Promise<CertificateBoardPayload> {
    const actor = requirePermission(caller, "issueCertificates");
    const { db, previews, certificates, notices } = this.parts;
    let of: EventRecord | null = null;
    try {
      await db.inTransaction(async (tx) => {
        const { event, chosen, key } = await previews.look(choice);
        of = event;
        if (!isOver(event, this.parts.now())) throw new DomainError("EVENT_NOT_OVER");
        if (key !== previewKey) throw new DomainError("CERTIFICATES_CHANGED");
        if (chosen.length === 0) throw new DomainError("CERTIFICATES_NOBODY");
        const outside = chosen.filter(({ userId, email }) => userId === null && email !== null).length;
        if (outside > CERTIFICATE_LIMITS.freeOutside)
          await this.parts.confirmations.require(actor, "mailOutside");
        const layoutId = await this.#layout(tx, event, choice.kind);
        const batch = { batchId: newId(), issuedAt: this.parts.now(), issuedByName: actor.name };
        const rows = await mapInSlices(
          chosen,
          ({ key: own, userId, name, email, college, teamName, place }) => ({
            ...{ id: newId(), publicId: publicId(), eventId: event.id, layoutId, kind: choice.kind },
            ...{ holderKey: own, name, teamName, college, place: choice.kind === "rank" ? place : null },
            ...{ eventTitle: event.title, eventDays: eventDays(event), userId, email },
            ...batch,
            ...{ revokedAt: null, revokedByName: null, withdrawReason: null },
          }),
        );
        await certificates.insert(tx, rows);
        await notices.issued(tx, rows);
        const target = { targetType: "event", targetId: event.id, targetName: event.title };
        const details = { kind: choice.kind, certificates: rows.length };
        await recordAudit(tx, { actor, action: "certificate.issue", ...target, details });
      }, BULK);
    } catch (error) {
      throw violates(error, CERTIFICATE_HOLDER) || isMissingReference(error)
        ? new DomainError("CERTIFICATES_CHANGED", { cause: error })
        : error;
    }
    return this.#reply(actor, of, ADMIN_SUCCESS.certificatesIssued);
  }

  /**
   * Withdraws a certificate and notifies its holder.
   * @throws DomainError FORBIDDEN, CERTIFICATE_NOT_FOUND, CERTIFICATE_REVOKED.
   */
  async withdraw(
    caller: Caller | null,
    { id, reason }: WithdrawCertificateInput,
  ): Promise<CertificateBoardPayload> {
    const actor = requirePermission(caller, "withdrawCertificate");
    const event = await this.parts.db.inTransaction(async (tx) => {
      const before = await this.#withdraw(tx, actor, id, reason.trim());
      await this.parts.notices.revoked(tx, before, reason.trim());
      return this.parts.events.byId(before.eventId);
    });
    return this.#reply(actor, event, ADMIN_SUCCESS.certificateRevoked);
  }

  /**
   * Replaces a certificate with a new one that has this name and the layout in use.
   * @throws DomainError as `withdraw`, and BAD_INPUT.
   */
  async reissue(
    caller: Caller | null,
    { id, name, reason }: ReissueCertificateInput,
  ): Promise<CertificateBoardPayload> {
    const actor = requirePermission(caller, "reissueCertificate");
    const letters = unprintable(name);
    if (letters.length > 0) throw new DomainError("BAD_INPUT", { fields: { name: lettersText(letters) } });
    const event = await this.parts.db.inTransaction(async (tx) => {
      const before = await this.#withdraw(tx, actor, id, reason.trim());
      const of = await this.parts.events.byId(before.eventId);
      const named = oneSpaced(name);
      const next: Certificate = Object.assign({}, before, {
        ...{ id: newId(), publicId: publicId(), layoutId: await this.#layout(tx, of, before.kind) },
        ...{ name: named, eventTitle: of.title, eventDays: eventDays(of) },
        holderKey:
          before.holderKey ?? holderKey({ email: before.email, teamName: before.teamName, name: named }),
        ...{ batchId: newId(), issuedAt: this.parts.now(), issuedByName: actor.name },
      });
      await this.parts.certificates.insert(tx, [next]);
      await this.parts.notices.issued(tx, [next], true);
      return of;
    });
    return this.#reply(actor, event, ADMIN_SUCCESS.certificateReissued);
  }

  /**
   * Withdraws a certificate and returns it as it was before. Announces the withdrawal, so that cached pages are
   * rendered again.
   */
  async #withdraw(tx: Tx, actor: Caller, id: string, withdrawReason: string): Promise<Certificate> {
    const before = await this.parts.certificates.byId(id);
    if (!before) throw new DomainError("CERTIFICATE_NOT_FOUND");
    const withdrawal = { revokedByName: actor.name, withdrawReason };
    if (!(await this.parts.certificates.withdraw(tx, id, withdrawal)))
      throw new DomainError("CERTIFICATE_REVOKED");
    announce(tx, { topic: Topic.event, id: before.eventId });
    const target = { targetType: "certificate", targetId: id, targetName: before.name };
    const details = { event: before.eventTitle, reason: withdrawReason };
    await recordAudit(tx, { actor, action: "certificate.withdraw", ...target, details });
    return before;
  }

  /** Returns the id of the layout in use. Stores the default layout if the club has not written one. */
  async #layout(tx: Tx, { id }: EventRecord, kind: Certificate["kind"]): Promise<string> {
    const { layouts } = this.parts;
    return ((await layouts.newest(id, kind)) ?? (await layouts.insert(tx, id, kind, FIRST_LAYOUTS.en[kind])))
      .id;
  }

  async #reply(actor: Caller, event: EventRecord | null, message: string): Promise<CertificateBoardPayload> {
    return { message, board: await this.parts.boards.board(actor, event?.slug) };
  }
}

function publicId(): string {
  return randomBytes(16).toString("base64url");
}
