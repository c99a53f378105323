import type { GraphQLSchema } from "graphql";
import type { Environment } from "../../config/environment.js";
import type { ChangeBus } from "../../kernel/pubsub/change-bus.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import { isGraphiqlOn } from "../http/graphiql.js";
import { PageCache } from "./page-cache.js";
import { SiteBuild } from "./site-build.js";
import { visitorQueries } from "./visitor-queries.js";

/** Whose changes the public pages show. */
const TOPICS = [Topic.event, Topic.results, Topic.content] as const;

/**
 * The public pages; the cache is cleared whenever an event, its results or the content change, here or on another server. Null without
 * a build.
 */
export function openPages(
  siteRoot: string,
  siteBundle: string,
  env: Environment,
  schema: GraphQLSchema,
  changes: ChangeBus,
): { readonly cache: PageCache; readonly stop: () => void } | null {
  const build = SiteBuild.read(siteRoot, siteBundle, {
    publicUrl: env.PUBLIC_URL,
    playground: isGraphiqlOn(env),
  });
  if (!build) return null;
  const cache = new PageCache(build, visitorQueries(schema));
  const streams = TOPICS.map((topic) => changes.subscribe(topic));
  for (const stream of streams)
    void (async () => {
      for await (const _change of stream) cache.clear();
    })();
  return {
    cache,
    stop: () => {
      for (const stream of streams) void stream.return();
    },
  };
}
