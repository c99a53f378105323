import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { withoutValues } from "../../kernel/errors/without-values.js";
import { EventStream } from "./event-stream.js";
import { readSubscription } from "./subscription-request.js";
import { SubscriptionRun } from "./subscription-run.js";

/** Streams that one account may have open: a visible page needs one or two, so this allows many tabs on many devices. */
const STREAMS_PER_ACCOUNT = 32;
/** Seconds. Also the longest time until an idle stream notices that its session has ended. */
const HEARTBEAT = 10;
/** Milliseconds that clients get to read the end of a stream when the server stops. */
const CLOSING_MS = 500;

/** The services that subscriptions need. */
export interface SubscriptionParts {
  readonly schema: GraphQLSchema;
  /** Called again for each event: reads again who is signed in and what they may do. */
  readonly makeContext: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;
  /** Seconds; for tests. */
  readonly heartbeat?: number;
}

/**
 * Adds `POST /graphql/stream`: GraphQL subscriptions as server-sent events (graphql-sse, "distinct connections mode").
 * The reply to a signed-in person continues until their session or token ends, the client disconnects or the server stops.
 * @returns a function that counts the open streams
 */
export function addSubscriptions(app: FastifyInstance, parts: SubscriptionParts): () => number {
  const runs = new Map<SubscriptionRun, string>();
  const heartbeatMs = (parts.heartbeat ?? HEARTBEAT) * 1000;

  app.post("/graphql/stream", async (request, reply) => {
    const context = (): Promise<RequestContext> => parts.makeContext(request, reply);
    const first = await context();
    const caller = requireCaller(first.caller);
    // A view's streams count for whoever looks: the student's own are not to be refused for them.
    const account = caller.view?.superadminId ?? caller.userId;
    const open = [...runs.values()].filter((owner) => owner === account).length;
    if (open >= STREAMS_PER_ACCOUNT) throw new DomainError("RATE_LIMITED", { retryAfter: HEARTBEAT });
    try {
      const subscription = readSubscription(parts.schema, request.body);
      const run = new SubscriptionRun({ schema: parts.schema, subscription, context, log: request.log });
      runs.set(run, account);
      try {
        await run.start(first, () => new EventStream(reply), heartbeatMs);
      } finally {
        runs.delete(run);
      }
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const message = withoutValues(error, error.message);
      return reply
        .status(400)
        .send({ errors: [{ message, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] });
    }
    return reply;
  });

  // Before the server waits for open requests: streams would never end by themselves.
  app.addHook("preClose", async () => {
    const ended = Promise.all([...runs.keys()].map((run) => run.stop()));
    const timer = setTimeout(() => {
      for (const run of runs.keys()) run.cut();
    }, CLOSING_MS);
    await ended;
    clearTimeout(timer);
  });
  return () => runs.size;
}
