import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { isPermitted } from "../../kernel/contract/access.js";
import { ADMIN_RULES } from "../../kernel/contract/admin-texts.js";
import { maskEmail } from "../../kernel/contract/personal-data.js";
import { sha256 } from "../../kernel/crypto/seal.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { type Text, translate } from "../../kernel/languages/message.js";
import { unprintable } from "../../kernel/pdf/fonts.js";
import type { AccountService } from "../accounts/account.service.js";
import type { EventRecord } from "../events/contract/event-record.js";
import type { EventService } from "../events/event.service.js";
import { type Attendee, type Attendees, holderKey } from "./attendees.js";
import type { CertificateLayoutRepository } from "./certificate-layout.repository.js";
import type { CertificateRepository } from "./certificate.repository.js";
import type { CertificateSite } from "./certificate.service.js";
import type { CertificatePreview } from "./certificate.types.js";
import type { CertificateKind } from "./contract/certificate.enums.js";
import { FIRST_LAYOUTS } from "./contract/certificate-layout.js";
import { CERTIFICATE_LIMITS } from "./contract/certificate-rules.js";
import type { CertificateChoiceInput } from "./contract/issue-certificates.input.js";
import { lettersText, readHolders } from "./read-holders.js";
import { certificateTexts, eventDays } from "./printing/certificate-texts.js";

/** A person in the preview, who may or may not get a certificate. */
interface LookedAt extends Attendee {
  readonly key: string;
  readonly isHeld: boolean;
  readonly problem: Text | null;
}

/** The result of a choice at one moment: all people who were considered, and those who would get certificates. */
export interface Looked {
  readonly event: EventRecord;
  readonly people: readonly LookedAt[];
  readonly chosen: readonly LookedAt[];
  readonly key: string;
}

/**
 * Finds the people of a choice (people who checked in, the people of teams, or the people on a list), and those of them
 * who would get a certificate. People who already hold one do not get another.
 */
export class CertificatePreviewService {
  constructor(
    private readonly certificates: CertificateRepository,
    private readonly events: EventService,
    private readonly accounts: AccountService,
    private readonly attendees: Attendees,
    private readonly layouts: CertificateLayoutRepository,
    private readonly site: CertificateSite,
  ) {}

  /**
   * Returns all people of a choice, even if they already have a certificate or cannot get one. Also returns the number
   * of people who would get one.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, CERTIFICATES_TOO_MANY; BAD_INPUT for an invalid
   * list.
   */
  async preview(caller: Caller | null, choice: CertificateChoiceInput): Promise<CertificatePreview> {
    const actor = requirePermission(caller, "previewCertificates");
    const { people, chosen, key } = await this.look(choice);
    const { pageLanguage = "en" } = actor;
    const mayRead = isPermitted(actor, "readEmails");
    return {
      key,
      count: chosen.length,
      people: people.map(({ key: own, name, email, teamName, place, isHeld, problem: text }) => {
        const problem = text && translate(pageLanguage, text);
        return { key: own, name, email: showEmail(email, mayRead), teamName, place, isHeld, problem };
      }),
    };
  }

  /**
   * Finds the people that a choice currently selects.
   * @throws DomainError as `preview`, except FORBIDDEN.
   */
  async look(choice: CertificateChoiceInput): Promise<Looked> {
    const event = await this.events.requireNamed(choice.eventSlug);
    const { kind, source } = choice;
    const listed =
      source === "list" ? await this.#ofList(choice) : await this.#whoCame(event, source, choice);
    const held = await this.certificates.held(event.id, kind);
    const lettersOf = await this.#lettersOf(event, kind);
    const people = new Map<string, LookedAt>();
    for (const read of listed) {
      const letters = read.problem === null ? lettersOf(read) : [];
      const person = { ...read, problem: letters.length > 0 ? lettersText(letters) : read.problem };
      const key = holderKey(person);
      const isHeld = held.keys.has(key) || held.userIds.has(person.userId ?? "");
      if (!people.has(key)) people.set(key, { ...person, key, isHeld });
      // A line of a list that repeats an address, or a name in a team, may mean another person. It gets a problem, so
      // that the admin corrects the list.
      else if (source === "list") people.set(`double ${String(people.size)}`, doubled(person, people.size));
    }
    const without = new Set(choice.without);
    const chosen = [...people.values()].filter(
      ({ key, isHeld, problem }) => !isHeld && problem === null && !without.has(key),
    );
    if (chosen.length > CERTIFICATE_LIMITS.certificatesAtOnce) throw new DomainError("CERTIFICATES_TOO_MANY");
    const facts = chosen.map(({ key, name, teamName, place }) => [key, name, teamName, place]);
    return {
      event,
      people: [...people.values()],
      chosen,
      key: sha256(JSON.stringify([event.id, kind, facts])),
    };
  }

  /** Returns a function that finds the unprintable letters on a person's certificate. */
  async #lettersOf(event: EventRecord, kind: CertificateKind): Promise<(person: Attendee) => string[]> {
    const layout = (await this.layouts.newest(event.id, kind)) ?? FIRST_LAYOUTS.en[kind];
    const facts = { eventTitle: event.title, eventDays: eventDays(event), issuedAt: new Date(0) };
    const club = this.site.clubName();
    return (person) => {
      const printed = { ...person, ...facts, place: kind === "rank" ? person.place : null };
      const words = certificateTexts(layout, printed, { ...this.site, club, verifyUrl: "" });
      return unprintable([words.club, words.title, words.lead, words.name, words.text].join("\n"));
    };
  }

  async #whoCame(
    event: EventRecord,
    source: "checkedIn" | "teams",
    { kind, placeTo }: CertificateChoiceInput,
  ) {
    const people = await this.attendees(event, source);
    const some =
      kind === "rank"
        ? people.filter(({ place }) => place !== null && place <= (placeTo ?? Infinity))
        : people;
    return some
      .map((person) => ({ ...person, problem: null }))
      .sort((a, b) => (kind === "rank" ? (a.place ?? 0) - (b.place ?? 0) : 0));
  }

  async #ofList(choice: CertificateChoiceInput) {
    const lines = readHolders(choice);
    const accounts = await this.accounts.findAllByEmail(lines.flatMap(({ email }) => email ?? []));
    return lines.map(({ line: _line, ...one }) => ({
      ...one,
      userId: accounts.get(one.email ?? "")?.id ?? null,
    }));
  }
}

/** Returns the entry for a line that repeats a person from an earlier line. */
function doubled(person: Attendee, at: number): LookedAt {
  return { ...person, key: `double ${String(at)}`, isHeld: false, problem: ADMIN_RULES.certificateDouble };
}

/** Returns the full address if the caller may read addresses, or a masked one. */
export function showEmail(email: string | null, mayRead: boolean): string | null {
  return email === null || mayRead ? email : maskEmail(email);
}
