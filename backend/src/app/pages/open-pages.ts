import type { GraphQLSchema } from "graphql";
import type { Environment } from "../../config/environment.js";
import type { ChangeBus } from "../../kernel/pubsub/change-bus.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import type { SiteContent } from "../../modules/content/content.types.js";
import { isGraphiqlOn } from "../http/graphiql.js";
import { PageCache } from "./page-cache.js";
import { SiteBuild } from "./site-build.js";
import { SitePages } from "./site-pages.js";
import { visitorQueries } from "./visitor-queries.js";

/** Whose changes the public pages show. */
const TOPICS = [Topic.event, Topic.results, Topic.content] as const;

/** What the pages are made from. */
interface PageSources {
  readonly siteRoot: string;
  readonly siteBundle: string;
  readonly env: Environment;
  readonly schema: GraphQLSchema;
  readonly changes: ChangeBus;
  /** Answers what the club's content says at the moment. */
  readonly content: () => SiteContent;
}

/** The public pages while the server runs. */
interface OpenPages {
  readonly cache: SitePages;
  /** A public page's HTML as the content says now, past the cache. */
  readonly render: (path: string) => Promise<string>;
  readonly stop: () => void;
}

/**
 * The public pages; the cache is cleared whenever an event, its results or the content change, here or on another server. Null without
 * a build.
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
  const build = SiteBuild.read(siteRoot, siteBundle, site, content);
  if (!build) return null;
  const ask = visitorQueries(schema);
  const cache = new SitePages(new PageCache(build, ask), (prefix) => {
    const translated = SiteBuild.read(siteRoot, siteBundle, site, content, prefix);
    return translated && new PageCache(translated, ask);
  });
  const streams = TOPICS.map((topic) => changes.subscribe(topic));
  for (const stream of streams)
    void (async () => {
      for await (const _change of stream) cache.clear();
    })();
  return {
    cache,
    render: async (path) => (await build.render(path, ask)).html,
    stop: () => {
      for (const stream of streams) void stream.return();
    },
  };
}
