import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { indiaDay } from "../../kernel/contract/india-time.js";
import { verifyPath } from "../../kernel/contract/page-paths.js";
import { GIVEN_UP_REASON } from "../../kernel/contract/texts/certificates.texts.js";
import type { Database } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { dayMsg, joined, textIn } from "../../kernel/languages/message.js";
import type { EventTitles, Language } from "../../kernel/languages/language.js";
import type { LimitRule, RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { DrawnLook } from "../../kernel/picture/drawn-look.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import type { CertificateLayoutRepository } from "./certificate-layout.repository.js";
import type { Certificate } from "./certificate.entity.js";
import type { CertificateRepository } from "./certificate.repository.js";
import type { CertificateCheck, OwnCertificate, OwnCertificatesPayload } from "./certificate.types.js";
import { certificateTexts, certificateIn } from "./printing/certificate-texts.js";

/** Maximum number of PDFs and credentials per network in ten minutes. A whole campus may share one network. */
const PAPERS = { name: "certificate-papers", points: 600, duration: 600 } as const satisfies LimitRule;
const PUBLIC_ID = /^[\w-]{22}$/;

/** A PDF that is sent while it is being drawn. */
export interface CertificatesPdf {
  readonly filename: string;
  readonly pages: number;
  readonly content: AsyncIterable<Buffer>;
}

/** The facts about the site that certificates show. */
export interface CertificateSite {
  readonly publicUrl: string;
  readonly clubName: () => string;
  /** Returns the club's colour and logo. */
  readonly look: () => Promise<DrawnLook>;
  /** The titles of events in all languages of certificates. */
  readonly eventTitles: EventTitles;
}

interface ReadParts {
  readonly db: Database;
  readonly certificates: CertificateRepository;
  readonly layouts: CertificateLayoutRepository;
  readonly limiter: RateLimiter;
  readonly site: CertificateSite;
}

/** Provides certificates to their holders and to everyone who knows a certificate's address. */
export class CertificateService {
  constructor(private readonly parts: ReadParts) {}

  /** Returns the certificate with this public id, translated into the given language, or null if there is none. */
  async check(publicId: string, language: Language = "en"): Promise<CertificateCheck | null> {
    const certificate = PUBLIC_ID.test(publicId) ? await this.parts.certificates.byPublicId(publicId) : null;
    return certificate && certificateIn(language, certificate);
  }

  /** Returns the caller's own certificates, newest first, in the language of their page. */
  async mine({ userId, pageLanguage = "en" }: Caller): Promise<OwnCertificate[]> {
    const own = await this.parts.certificates.ofUser(userId);
    return own.map((certificate) => certificateIn(pageLanguage, certificate));
  }

  /**
   * Withdraws the caller's own certificate and removes the holder's data from it.
   * @throws DomainError CERTIFICATE_NOT_FOUND, also for another person's certificate
   */
  async giveUp(caller: Caller, id: string): Promise<OwnCertificatesPayload> {
    const { db, certificates } = this.parts;
    await db.inTransaction(async (tx) => {
      const own = await certificates.byId(id);
      if (own?.userId !== caller.userId) throw new DomainError("CERTIFICATE_NOT_FOUND");
      await certificates.withdraw(tx, id, {
        revokedByName: null,
        withdrawReason: GIVEN_UP_REASON,
      });
      await certificates.erase(tx, id);
      announce(tx, { topic: Topic.event, id: own.eventId });
      const target = { targetType: "certificate", targetId: id, targetName: own.eventTitle };
      await recordAudit(tx, { actor: caller, action: "certificate.give-up", ...target });
    });
    return { message: ADMIN_SUCCESS.certificateGivenUp, certificates: await this.mine(caller) };
  }

  /**
   * Returns the PDF of a certificate to anyone who knows its public id.
   * @throws DomainError NOT_FOUND, CERTIFICATE_REVOKED, RATE_LIMITED.
   */
  async paper(publicId: string, network: string): Promise<CertificatesPdf> {
    const certificate = await this.inForce(publicId, network);
    return { ...(await this.#pdf([certificate])), filename: `certificate-${publicId}.pdf` };
  }

  /**
   * Returns the valid certificate with a public id.
   * @throws DomainError NOT_FOUND, CERTIFICATE_REVOKED, RATE_LIMITED.
   */
  async inForce(publicId: string, network: string): Promise<Certificate> {
    await this.parts.limiter.consume([PAPERS, network]);
    const certificate = PUBLIC_ID.test(publicId) ? await this.parts.certificates.byPublicId(publicId) : null;
    if (!certificate) throw new DomainError("NOT_FOUND");
    if (certificate.revokedAt) throw new DomainError("CERTIFICATE_REVOKED");
    return certificate;
  }

  /**
   * Returns a PDF of all valid certificates of a batch, for printing.
   * @throws DomainError FORBIDDEN, CERTIFICATE_NOT_FOUND.
   */
  async batch(caller: Caller | null, batchId: string): Promise<CertificatesPdf> {
    requirePermission(caller, "printCertificates");
    const rows = await this.parts.certificates.ofBatch(batchId);
    const [first] = rows;
    if (first === undefined) throw new DomainError("CERTIFICATE_NOT_FOUND");
    const filename = `certificates-${first.kind}-${indiaDay(first.issuedAt)}.pdf`;
    return { ...(await this.#pdf(rows)), filename };
  }

  async #pdf(rows: readonly Certificate[]): Promise<Omit<CertificatesPdf, "filename">> {
    const { publicUrl, clubName, look: lookNow, eventTitles } = this.parts.site;
    const club = clubName();
    const look = await lookNow();
    const layouts = await this.parts.layouts.byIds([...new Set(rows.map(({ layoutId }) => layoutId))]);
    // The drawing code is loaded only when a document is requested.
    const { certificateSheet } = await import("./printing/certificate-sheet.js");
    const { sheetsPdf } = await import("./printing/sheets-pdf.js");
    function* sheets() {
      for (const row of rows) {
        const layout = layouts.get(row.layoutId);
        if (!layout) throw new Error("a certificate without its layout");
        const verifyUrl = publicUrl + verifyPath(row.publicId);
        yield certificateSheet(certificateTexts(layout, row, { club, verifyUrl, eventTitles }), look);
      }
    }
    const [first] = rows;
    const language: Language = layouts.get(first?.layoutId ?? "")?.language ?? "en";
    const at = first?.issuedAt ?? new Date(0);
    const named = eventTitles(language, first?.eventTitle ?? "");
    const title = textIn(language, joined([named, dayMsg(indiaDay(at))], ", "));
    return { pages: rows.length, content: sheetsPdf(sheets(), { title, author: club, language, at }) };
  }
}
