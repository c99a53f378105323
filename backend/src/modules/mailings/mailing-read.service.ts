import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import type { PageArgs } from "../../kernel/contract/page.args.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { Page } from "../../kernel/paging/connection.js";
import { audienceWords } from "./contract/audience-words.js";
import type { MailingAudience } from "./mailing-audience.js";
import type { MailingProgressRepository, Progress } from "./mailing-progress.repository.js";
import type { MailingRecord, MailingRepository } from "./mailing.repository.js";
import type { MailingDetails, MailingView } from "./mailing.types.js";

/** Mailings that were sent, and how far they got. */
export class MailingReadService {
  constructor(
    private readonly repository: MailingRepository,
    private readonly progress: MailingProgressRepository,
  ) {}

  /** A page, newest first, with their counts. @throws DomainError FORBIDDEN, BAD_INPUT for a wrong cursor. */
  async page(caller: Caller | null, args: PageArgs): Promise<Page<MailingView>> {
    requirePermission(caller, "sentMailings");
    const page = await this.repository.page(args);
    const progressOf = await this.progress.of(page.edges.map(({ node }) => node.id));
    const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: viewOf(node, progressOf(node.id)) }));
    return { ...page, edges };
  }

  /** One mailing with what could not be delivered. @throws DomainError FORBIDDEN, MAILING_NOT_FOUND. */
  async one(caller: Caller | null, id: string): Promise<MailingDetails> {
    requirePermission(caller, "sentMailing");
    const mailing = await this.repository.byId(id);
    if (!mailing) throw new DomainError("MAILING_NOT_FOUND");
    const progressOf = await this.progress.of([id]);
    const problems = await this.progress.problems(id, mailing.eventId);
    return { mailing: viewOf(mailing, progressOf(id)), problems };
  }
}

function viewOf(
  { body, audience, sweptSent, sweptFailed, ...mailing }: MailingRecord,
  progress: Progress,
): MailingView {
  const chosen = JSON.parse(audience) as MailingAudience;
  const { queued } = progress;
  const sent = progress.sent + sweptSent;
  const failed = progress.failed + sweptFailed;
  return {
    ...mailing,
    text: body,
    audience: audienceWords(chosen, chosen.whom),
    queued,
    sent,
    failed,
    withdrawn: mailing.recipients - queued - sent - failed,
  };
}
