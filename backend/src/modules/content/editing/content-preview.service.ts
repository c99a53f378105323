import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { eventPath, paths } from "../../../kernel/contract/paths.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { Language } from "../../../kernel/languages/language.js";
import type { ContentService } from "../content.service.js";
import { isTopic } from "../content-topics.js";
import { batchKey } from "../contract/topics.js";
import { EVENTS, translationOf } from "../contract/translations.js";
import type { EventTopics } from "../events/event-topics.js";
import { readEventTexts } from "../events/read-event-texts.js";
import { type Content, type ContentRecords, readContent } from "../read-content.js";
import { validRecords } from "../valid-content.js";
import type { EventTextsInput } from "../../events/contract/event-texts.input.js";
import { contentInvalid, mistakesWith } from "./content-check.js";
import type { ContentMistake } from "./content-editing.types.js";
import type { ContentRepository } from "./content.repository.js";

/**
 * Renders a public page in the given language. Inside `ContentService.preview`, the page shows the previewed content.
 * Returns null if the pages in that language are not built.
 */
export type RenderPage = (path: string, language: Language) => Promise<string | null>;

/** The page that shows each topic, except batches and events. Topics that are not listed here are on the home page. */
const PAGES: Readonly<Record<string, string>> = {
  address: "/contact",
  "social-links": "/contact",
  faculty: paths.members,
};
const HOME = "/";
const MEMBERS = paths.members;

/** Renders drafts as a visitor would see them. */
export class ContentPreviewService {
  constructor(
    private readonly repository: ContentRepository,
    private readonly files: ContentRecords,
    private readonly content: ContentService,
    private readonly eventTopics: EventTopics,
    private readonly render: RenderPage,
  ) {}

  /**
   * Returns the HTML of the page that shows a topic, with the topic's draft if there is one.
   * @throws DomainError FORBIDDEN, CONTENT_NOT_FOUND; CONTENT_INVALID with the `mistakes` of the draft;
   * CONTENT_NOT_PREVIEWED if the pages are not built.
   */
  async page(caller: Caller | null, topic: string): Promise<string> {
    requirePermission(caller, "contentPreview");
    const event = await this.eventTopics.recordOf(topic);
    if (!isTopic(topic) && !event) throw new DomainError("CONTENT_NOT_FOUND");
    const [versions, draft] = await Promise.all([this.repository.latest(), this.repository.draft(topic)]);
    const records = validRecords(this.files, versions);
    const drafted = event && draft ? { slug: event.slug, texts: await textsIn(draft.body) } : undefined;
    if (draft && !event) {
      requireNone(mistakesWith(records, topic, draft.body));
      records.set(topic, JSON.parse(draft.body));
    }
    const content = readContent(records, () => undefined);
    if (content === null) throw new DomainError("CONTENT_INVALID");
    const { language, of } = translationOf(topic) ?? { language: "en", of: topic };
    const key = batchKey(of);
    const page = await this.content.preview(
      key === null ? content : aloneWith(content, key),
      () => this.render(pageOf(of), language),
      drafted,
    );
    if (page === null) throw new DomainError("CONTENT_NOT_PREVIEWED");
    return page;
  }
}

/** @throws DomainError CONTENT_INVALID with the draft's `mistakes`. */
async function textsIn(body: string): Promise<EventTextsInput> {
  const { texts, mistakes } = await readEventTexts(body);
  requireNone(mistakes);
  return texts;
}

function requireNone(mistakes: readonly ContentMistake[]): void {
  if (mistakes.length > 0) throw contentInvalid(mistakes);
}

/** Returns the path of the page that shows an event or an English topic. */
function pageOf(topic: string): string {
  if (topic.startsWith(EVENTS)) return eventPath(topic.slice(EVENTS.length));
  return batchKey(topic) === null ? (PAGES[topic] ?? HOME) : MEMBERS;
}

/** Removes all other batches. The members page shows the first batch, which is then the previewed one. */
function aloneWith(content: Content, key: string): Content {
  return { ...content, batches: content.batches.filter((batch) => batch.key === key) };
}
