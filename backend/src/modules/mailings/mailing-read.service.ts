import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import type { PageArgs } from "../../kernel/contract/page.args.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { MailingCopiesRepository } from "../../kernel/mail/mailing-copies.repository.js";
import type { MailState } from "../../kernel/mail/outbox-mail.entity.js";
import type { Language } from "../../kernel/languages/language.js";
import { textIn } from "../../kernel/languages/message.js";
import { mapNodes, type Page } from "../../kernel/paging/connection.js";
import type { EventService } from "../events/event.service.js";
import type { TeamAudienceService } from "../teams/reads/team-audience.service.js";
import { audienceLabel } from "./audience/audience-label.js";
import { failureIn } from "./failed/failed-mail.service.js";
import type { MailingAudience } from "./audience/mailing-audience.js";
import type { Mailing } from "./mailing.entity.js";
import type { MailingRepository } from "./mailing.repository.js";
import type { MailingDetails, MailingProblem, MailingView } from "./mailing.types.js";

/** The number of a mailing's copies in each state. */
type Progress = Readonly<Record<MailState, number>>;

const NONE: Progress = { queued: 0, sent: 0, failed: 0 };
/** Maximum number of undelivered copies in the list. The counts include all copies. */
const PROBLEMS = 200;

/** Reads sent mailings and the progress of their delivery. */
export class MailingReadService {
  constructor(
    private readonly repository: MailingRepository,
    private readonly copies: MailingCopiesRepository,
    private readonly events: EventService,
    private readonly audiences: TeamAudienceService,
  ) {}

  /**
   * Returns a page of mailings, newest first, each with the numbers of its sent, queued and failed copies.
   * @throws DomainError FORBIDDEN; BAD_INPUT for an invalid cursor
   */
  async page(caller: Caller | null, args: PageArgs): Promise<Page<MailingView>> {
    const { pageLanguage } = requirePermission(caller, "sentMailings");
    const page = await this.repository.page(args);
    const view = await this.#views(
      page.edges.map(({ node }) => node),
      pageLanguage,
    );
    return mapNodes(page, view);
  }

  /**
   * Returns a mailing with its undelivered copies.
   * @throws DomainError FORBIDDEN, MAILING_NOT_FOUND
   */
  async one(caller: Caller | null, id: string): Promise<MailingDetails> {
    const { pageLanguage } = requirePermission(caller, "sentMailing");
    const mailing = await this.repository.byId(id);
    if (!mailing) throw new DomainError("MAILING_NOT_FOUND");
    const view = await this.#views([mailing], pageLanguage);
    return { mailing: view(mailing), problems: await this.#problems(mailing, pageLanguage) };
  }

  /** Reads the data of several mailings. Returns a function that makes the view of one of them. */
  async #views(
    mailings: readonly Mailing[],
    language: Language = "en",
  ): Promise<(mailing: Mailing) => MailingView> {
    const progress = new Map<string | null, Progress>();
    for (const { mailingId, state, count } of await this.copies.counts(mailings.map(({ id }) => id)))
      progress.set(mailingId, { ...(progress.get(mailingId) ?? NONE), [state]: count });
    const titles = await this.events.titles(mailings.map(({ eventId }) => eventId));
    return (mailing) =>
      viewOf(mailing, titles.get(mailing.eventId) ?? "", progress.get(mailing.id) ?? NONE, language);
  }

  /** Returns the failed copies, and the copies that will be retried, with their recipients. */
  async #problems({ id: mailingId, eventId }: Mailing, language?: Language): Promise<MailingProblem[]> {
    const copies = await this.copies.undelivered(mailingId, PROBLEMS);
    const emails = copies.map(({ recipient }) => recipient);
    const people = await this.audiences.people(eventId, emails);
    return copies.map(({ id, recipient: email, state, lastError }) => {
      const { name = null, teamName = null } = people.get(email) ?? {};
      const reason = failureIn(language, lastError ?? "");
      return { id, email, name, teamName, reason, givenUp: state === "failed" };
    });
  }
}

function viewOf(
  { body, audience, sweptSent, sweptFailed, ...mailing }: Mailing,
  eventTitle: string,
  progress: Progress,
  language: Language,
): MailingView {
  const chosen = JSON.parse(audience) as MailingAudience;
  const { queued } = progress;
  const sent = progress.sent + sweptSent;
  const failed = progress.failed + sweptFailed;
  return {
    ...mailing,
    eventTitle,
    text: body,
    audience: textIn(language, audienceLabel(chosen, chosen.whom)),
    queued,
    sent,
    failed,
    withdrawn: mailing.recipients - queued - sent - failed,
  };
}
