import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { withoutValues } from "../../kernel/errors/without-values.js";
import { EventStream } from "./event-stream.js";
import { type ResultStream, SharedStream } from "./shared-stream.js";
import { operationsOf, readSubscription } from "./subscription-request.js";
import { SubscriptionRun } from "./subscription-run.js";

/**
 * Maximum number of open subscriptions per account. A visible page follows up to four, so the limit allows many tabs on
 * many devices.
 */
const SUBSCRIPTIONS_PER_ACCOUNT = 32;
/**
 * The interval of heartbeats, in seconds, and the maximum time until an idle stream notices that its session has ended.
 */
const HEARTBEAT = 10;
/** The time that clients get to read the end of a stream when the server stops. */
const CLOSING_MS = 500;

export interface SubscriptionParts {
  readonly schema: GraphQLSchema;
  /**
   * Called for the request, each event and each heartbeat, so that each result depends on the caller's current rights.
   */
  readonly makeContext: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;
  /** The interval of heartbeats in seconds, for tests. */
  readonly heartbeat?: number;
}

/**
 * Adds `POST /graphql/stream`: GraphQL subscriptions as server-sent events. A request with one subscription is
 * graphql-sse's "distinct connections mode". A request with several gets the same events, each with its subscription's
 * position in the request. The reply continues until the caller's session or token ends, the caller's rights change, an
 * error occurs, the client disconnects or the server stops.
 * @returns a function that counts the open subscriptions
 */
export function addSubscriptions(app: FastifyInstance, parts: SubscriptionParts): () => number {
  const runs = new Map<SubscriptionRun, string>();
  const heartbeatMs = (parts.heartbeat ?? HEARTBEAT) * 1000;

  app.post("/graphql/stream", async (request, reply) => {
    const context = (): Promise<RequestContext> => parts.makeContext(request, reply);
    const first = await context();
    const caller = requireCaller(first.caller);
    // The streams of a student view count for its Superadmin, so that they do not use up the student's own limit.
    const account = caller.view?.superadminId ?? caller.userId;
    const operations = operationsOf(request.body);
    const open = [...runs.values()].filter((owner) => owner === account).length;
    if (open + (operations?.length ?? 1) > SUBSCRIPTIONS_PER_ACCOUNT)
      throw new DomainError("RATE_LIMITED", { retryAfter: HEARTBEAT });

    const follow = async (body: unknown, stream: () => ResultStream): Promise<void> => {
      const subscription = readSubscription(parts.schema, body);
      const run = new SubscriptionRun({ schema: parts.schema, subscription, context, log: request.log });
      runs.set(run, account);
      try {
        await run.start(first, stream, heartbeatMs);
      } finally {
        runs.delete(run);
      }
    };
    try {
      if (operations === null) await follow(request.body, () => new EventStream(reply));
      else
        await followAll(
          operations,
          new SharedStream(operations.length, () => new EventStream(reply)),
          follow,
        );
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return reply.status(400).send({ errors: [refusalOf(error)] });
    }
    return reply;
  });

  // Ends the streams before the server waits for open requests, because a stream can last for hours.
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

/**
 * Follows several subscriptions in one stream. An invalid subscription gets an error at its position, and the others
 * are followed. If a valid subscription fails, an open stream ends, and the client reconnects.
 * @throws the error of a valid subscription that failed before the stream was opened
 */
async function followAll(
  operations: readonly unknown[],
  stream: SharedStream,
  follow: (body: unknown, stream: () => ResultStream) => Promise<void>,
): Promise<void> {
  const one = async (body: unknown, place: number): Promise<void> => {
    try {
      await follow(body, () => stream.part(place));
    } catch (error) {
      if (!(error instanceof GraphQLError)) {
        stream.end();
        throw error;
      }
      const part = stream.part(place);
      await part.send({ errors: [refusalOf(error)] });
      await part.complete();
      part.end();
    }
  };
  const settled = await Promise.allSettled(operations.map(one));
  const failed = settled.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected" && !stream.isOpen) throw failed.reason;
}

function refusalOf(error: GraphQLError): object {
  const message = withoutValues(error, error.message);
  return { message, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } };
}
