import type { GraphQLSchema } from "graphql";
import type { Environment } from "../../config/environment.js";
import type { ChangeBus } from "../../kernel/pubsub/change-bus.js";
import { follow } from "../../kernel/pubsub/change-stream.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import type { Language } from "../../kernel/languages/language.js";
import type { SiteContent } from "../../modules/content/content.types.js";
import { isGraphiqlOn } from "../http/graphiql.js";
import { PageCache } from "./page-cache.js";
import { type QueryExecutor, SiteBuild } from "./site-build.js";
import { SitePages } from "./site-pages.js";
import { visitorQueries } from "./visitor-queries.js";

/** The topics whose changes the public pages show. */
const TOPICS = [Topic.event, Topic.results, Topic.contentShown] as const;

interface PageSources {
  readonly siteRoot: string;
  readonly siteBundle: string;
  readonly env: Environment;
  readonly schema: GraphQLSchema;
  readonly changes: ChangeBus;
  /** Returns the club's current content in the given language. */
  readonly content: (language: Language) => SiteContent;
}

interface LanguagePages {
  readonly build: SiteBuild;
  readonly ask: QueryExecutor;
}

interface OpenPages {
  readonly cache: SitePages;
  /**
   * Returns the HTML of a public page with the current content, or null if the language is not built. Bypasses the
   * cache.
   */
  readonly render: (path: string, language: Language) => Promise<string | null>;
  readonly stop: () => void;
}

/**
 * Opens the public pages, or returns null if the website is not built. The cached pages are rendered again whenever an
 * event, its results or the content change, on this or another server.
 */
export function openPages({
  siteRoot,
  siteBundle,
  env,
  schema,
  changes,
  content,
}: PageSources): OpenPages | null {
  const site = { publicUrl: env.PUBLIC_URL, playground: isGraphiqlOn(env) };
  const opened = new Map<Language, LanguagePages | null>();
  const pagesIn = (language: Language): LanguagePages | null => {
    const known = opened.get(language);
    if (known !== undefined) return known;
    const prefix = language === "en" ? "" : `/${language}`;
    const build = SiteBuild.read(siteRoot, siteBundle, site, () => content(language), prefix);
    const pages = build && { build, ask: visitorQueries(schema, language) };
    opened.set(language, pages);
    return pages;
  };
  const english = pagesIn("en");
  if (!english) return null;
  const cacheOf = ({ build, ask }: LanguagePages): PageCache => new PageCache(build, ask);
  const cache = new SitePages(cacheOf(english), (language) => {
    const pages = pagesIn(language);
    return pages && cacheOf(pages);
  });
  const following = TOPICS.map((topic) =>
    follow(changes, topic, () => {
      cache.invalidate();
    }),
  );
  return {
    cache,
    render: async (path, language) => {
      const pages = pagesIn(language);
      return pages && (await pages.build.render(path, pages.ask)).html;
    },
    stop: () => {
      for (const stop of following) stop();
    },
  };
}
