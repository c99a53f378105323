import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { verifyPath } from "../../kernel/contract/page-paths.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { takeTurns } from "../../kernel/db/take-turns.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { NOTHING_STORED, requireVersion } from "../../kernel/errors/require-version.js";
import type { EventRecord } from "../events/contract/event-record.js";
import type { EventService } from "../events/event.service.js";
import type { Attendees } from "./attendees.js";
import type { CertificateLayoutRepository } from "./certificate-layout.repository.js";
import type { CertificateSite } from "./certificate.service.js";
import type { CertificateLayoutPayload, CertificateLayoutView } from "./certificate.types.js";
import type { CertificateKind } from "./contract/certificate.enums.js";
import type { CertificateLayoutInput } from "./contract/certificate-layout.input.js";
import { FIRST_LAYOUTS, type LayoutTexts } from "./contract/certificate-layout.js";
import { unprintable } from "../../kernel/pdf/fonts.js";
import { lettersText } from "./read-holders.js";
import { certificateTexts, eventDays } from "./printing/certificate-texts.js";
import { readPng } from "./read-png.js";

/** The example holder, shown while the event has no attendees. */
const SAMPLE = { name: "Ada Lovelace", teamName: "Null Pointers", college: null, place: null };
/** A public id that no certificate has, for the address in the preview. */
const SAMPLE_ID = "AAAAAAAAAAAAAAAAAAAAAA";

/** Reads, saves and draws the layouts of certificates. */
export class CertificateLayoutService {
  constructor(
    private readonly db: Database,
    private readonly layouts: CertificateLayoutRepository,
    private readonly events: EventService,
    private readonly attendees: Attendees,
    private readonly site: CertificateSite,
  ) {}

  /** Returns the layout in use, or the default layout if none is stored. */
  async inUse({ id }: Pick<EventRecord, "id">, kind: CertificateKind): Promise<CertificateLayoutView> {
    const stored = await this.layouts.newest(id, kind);
    return viewOf(kind, stored ?? FIRST_LAYOUTS.en[kind], stored?.id);
  }

  /**
   * Saves a layout for certificates issued from now on.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, BAD_INPUT, VERSION_CHANGED.
   */
  async save(caller: Caller | null, input: CertificateLayoutInput): Promise<CertificateLayoutPayload> {
    const actor = requirePermission(caller, "saveCertificateLayout");
    const event = await this.events.requireNamed(input.eventSlug);
    const words = wordsOf(input);
    const saved = await this.db.inTransaction(async (tx) => {
      await takeTurns(tx, "certificate layouts");
      const before = await this.layouts.newest(event.id, input.kind);
      requireVersion(input.version, before?.id ?? NOTHING_STORED);
      const layout = await this.layouts.insert(tx, event.id, input.kind, words);
      const target = { targetType: "event", targetId: event.id, targetName: event.title };
      await recordAudit(tx, {
        actor,
        action: "certificate.layout",
        ...target,
        details: { kind: input.kind },
      });
      return layout;
    });
    return { message: ADMIN_SUCCESS.certificateLayout, layout: viewOf(input.kind, words, saved.id) };
  }

  /**
   * Deletes the layouts of an event that is being deleted.
   * @throws the driver's error if a certificate uses one of them.
   */
  deleteOfEvent(tx: Tx, eventId: string): Promise<void> {
    return this.layouts.deleteOfEvent(tx, eventId);
  }

  /** Draws a layout with the longest name among the event's people, as an SVG picture. Stores nothing. */
  async picture(caller: Caller | null, input: CertificateLayoutInput): Promise<string> {
    requirePermission(caller, "certificatePicture");
    const event = await this.events.requireNamed(input.eventSlug);
    const people = await this.attendees(event, "teams");
    const [longest = SAMPLE] = people.toSorted((a, b) => b.name.length - a.name.length);
    const { name, teamName, college } = longest;
    const facts = {
      ...{ name, teamName, college },
      place: input.kind === "rank" ? (longest.place ?? 1) : null,
      eventTitle: event.title,
      eventDays: eventDays(event),
      issuedAt: new Date(),
    };
    const { publicUrl, clubName, look, eventTitles } = this.site;
    // The drawing code is loaded only when a picture is requested.
    const { certificateSheet } = await import("./printing/certificate-sheet.js");
    const { sheetSvg } = await import("./printing/sheet-svg.js");
    const verifyUrl = publicUrl + verifyPath(SAMPLE_ID);
    const words = certificateTexts(wordsOf(input), facts, { club: clubName(), verifyUrl, eventTitles });
    return sheetSvg(certificateSheet(words, await look()));
  }
}

/**
 * Returns a layout's texts from the input.
 * @throws DomainError BAD_INPUT for an invalid picture, and for letters that cannot be printed
 */
function wordsOf({ language, title, lead, text, signatures }: CertificateLayoutInput): LayoutTexts {
  const signed = signatures.map(({ name, office }) => `${name} ${office}`).join(" ");
  const letters = Object.entries({ title, lead, text, signatures: signed })
    .map(([field, words]) => [field, unprintable(words)] as const)
    .filter(([, missing]) => missing.length > 0);
  if (letters.length > 0) {
    const fields = Object.fromEntries(letters.map(([field, missing]) => [field, lettersText(missing)]));
    throw new DomainError("BAD_INPUT", { fields });
  }
  return {
    language: language ?? "en",
    title: title.trim(),
    lead: lead.trim(),
    text: text.replaceAll("\r\n", "\n").trim(),
    signatures: signatures.map(({ name, office, picture }) => {
      const png = picture ? readPng(Buffer.from(picture, "base64")) : null;
      if (picture && png === null)
        throw new DomainError("BAD_INPUT", { fields: { signatures: ADMIN_RULES.signaturePicture } });
      return { name: name.trim(), office: office.trim(), picture: png?.toString("base64") ?? null };
    }),
  };
}

/**
 * Returns a layout as the API shows it.
 * @param id the stored layout's id; absent for the default layout
 */
function viewOf(kind: CertificateKind, words: LayoutTexts, id?: string): CertificateLayoutView {
  const signatures = words.signatures.map(({ name, office, picture = null }) => ({ name, office, picture }));
  const { language, title, lead, text } = words;
  const isSaved = id !== undefined;
  return { kind, language, title, lead, text, signatures, isSaved, version: id ?? NOTHING_STORED };
}
