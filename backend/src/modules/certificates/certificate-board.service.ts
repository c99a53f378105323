import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { isPermitted } from "../../kernel/contract/access.js";
import type { MailProgressRepository } from "../../kernel/mail/mailing-copies.repository.js";
import type { EventService } from "../events/event.service.js";
import { reasonIn } from "./printing/certificate-texts.js";
import type { CertificateLayoutService } from "./certificate-layout.service.js";
import { showEmail } from "./certificate-preview.service.js";
import type { Certificate } from "./certificate.entity.js";
import type { CertificateRepository } from "./certificate.repository.js";
import type { CertificateBatch, CertificateBoard } from "./certificate.types.js";
import { CertificateKind } from "./contract/certificate.enums.js";
import { isOver } from "./contract/certificate-rules.js";

/** Reads an event's certificates for the admin area. */
export class CertificateBoardService {
  constructor(
    private readonly certificates: CertificateRepository,
    private readonly layouts: CertificateLayoutService,
    private readonly events: EventService,
    private readonly mails: MailProgressRepository,
    private readonly now: () => Date,
  ) {}

  /**
   * Returns an event's certificates and the layouts in use.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async board(caller: Caller | null, eventSlug: string | null | undefined): Promise<CertificateBoard> {
    const actor = requirePermission(caller, "certificateBoard");
    const event = await this.events.requireNamed(eventSlug);
    const rows = await this.certificates.ofEvent(event.id);
    const kinds = Object.values(CertificateKind);
    const mayRead = isPermitted(actor, "readEmails");
    const { pageLanguage = "en" } = actor;
    return {
      id: event.id,
      eventSlug: event.slug,
      isOver: isOver(event, this.now()),
      layouts: await Promise.all(kinds.map((kind) => this.layouts.inUse(event, kind))),
      batches: await this.#batches(rows),
      certificates: rows.map((row) => {
        const withdrawReason = reasonIn(pageLanguage, row);
        return Object.assign({}, row, { email: showEmail(row.email, mayRead), withdrawReason });
      }),
    };
  }

  async #batches(rows: readonly Certificate[]): Promise<CertificateBatch[]> {
    const batches = new Map<string, CertificateBatch>();
    for (const { batchId: id, kind, issuedAt, issuedByName, revokedAt } of rows) {
      const none = { issued: 0, revoked: 0, mailsWaiting: 0, mailsSent: 0, mailsFailed: 0 };
      const batch = batches.get(id) ?? { id, kind, issuedAt, issuedByName, ...none };
      batch.issued += 1;
      if (revokedAt !== null) batch.revoked += 1;
      batches.set(id, batch);
    }
    for (const { causeId, state, count } of await this.mails.ofCauses([...batches.keys()])) {
      const batch = batches.get(causeId ?? "");
      if (!batch) continue;
      if (state === "queued") batch.mailsWaiting = count;
      else if (state === "sent") batch.mailsSent = count;
      else batch.mailsFailed = count;
    }
    return [...batches.values()];
  }
}
