import {
  createSourceEventStream,
  execute,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from "graphql";
import type { Caller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { logFault } from "../../kernel/errors/to-domain-error.js";
import { toGraphQLError } from "../../kernel/errors/to-graphql.js";
import { translatedReply } from "../../kernel/languages/translated-reply.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { ResultStream } from "./shared-stream.js";
import type { SubscriptionRequest } from "./subscription-request.js";

interface RunParts {
  readonly schema: GraphQLSchema;
  readonly subscription: SubscriptionRequest;
  /** Returns a new context for the token with which the stream was opened, with the caller's current rights. */
  readonly context: () => Promise<RequestContext>;
  readonly log: Logger;
}

type Source = AsyncIterator<unknown>;

/** The codes of temporary failures. After them the stream ends without `complete`, and the client reconnects. */
const PASSING = new Set(["UNAVAILABLE", "INTERNAL", "UNAUTHENTICATED"]);

/** One subscription from its opening to its end. Each event's result depends on the caller's rights at that time. */
export class SubscriptionRun {
  #source: Source | null = null;
  #stream: ResultStream | null = null;
  #done: Promise<void> = Promise.resolve();
  #stopped = false;
  /** The caller's rights when the stream started. */
  #rights = "";

  constructor(private readonly parts: RunParts) {}

  /**
   * Runs the subscription to its end.
   * @throws only before `open` is called
   */
  start(context: RequestContext, open: () => ResultStream, heartbeatMs: number): Promise<void> {
    this.#done = this.#run(context, open, heartbeatMs);
    return this.#done;
  }

  /** Ends the subscription without `complete`, so that the client may reconnect. Resolves after the end. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#source?.return?.();
    await this.#done.catch(() => undefined);
  }

  /** Ends the subscription without waiting for a client that does not read. */
  cut(): void {
    this.#stream?.destroy();
  }

  async #run(context: RequestContext, open: () => ResultStream, heartbeatMs: number): Promise<void> {
    const { schema, subscription, log } = this.parts;
    this.#rights = rightsOf(context.caller);
    const source = await createSourceEventStream({ schema, ...subscription, contextValue: context });
    const events = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : null;
    if (this.#stopped) {
      await events?.return?.();
      throw new DomainError("UNAVAILABLE", { retryAfter: 1 });
    }
    const stream = (this.#stream = open());
    this.#source = events;
    if (!events) {
      await this.#send(stream, source as ExecutionResult, context);
      stream.end();
      return;
    }
    stream.onClose(() => void events.return?.());
    const heartbeat = setInterval(() => void this.#beat(stream, events), heartbeatMs);
    try {
      for (let event = await events.next(); event.done !== true; event = await events.next()) {
        if (!(await this.#answer(stream, event.value))) break;
      }
    } catch (error) {
      logFault(log, error, "a subscription broke off");
    } finally {
      clearInterval(heartbeat);
      await events.return?.();
      stream.end();
    }
  }

  /** Sends the result for one event. Returns false when the stream has to end. */
  async #answer(stream: ResultStream, event: unknown): Promise<boolean> {
    const contextValue = await this.parts.context();
    if (!contextValue.caller) return false;
    const { schema, subscription } = this.parts;
    const result = await execute({ schema, ...subscription, rootValue: event, contextValue });
    return this.#send(stream, result, contextValue);
  }

  /**
   * Sends a result in its reader's language. Returns false if the stream has to end, which is the case after every
   * error. Temporary failures are not sent, so that the client reconnects.
   */
  async #send(
    stream: ResultStream,
    { data, errors }: ExecutionResult,
    { language }: RequestContext,
  ): Promise<boolean> {
    const inLanguage = (result: FormattedExecutionResult): FormattedExecutionResult =>
      language === "en" ? result : translatedReply(language, result);
    if (!errors) {
      await stream.send(inLanguage({ data: data ?? null }));
      return true;
    }
    const shown = errors.map((error) => toGraphQLError(error.toJSON(), error, this.parts.log));
    if (shown.some(({ extensions }) => PASSING.has(String(extensions?.["code"])))) return false;
    await stream.send(inLanguage({ errors: shown }));
    await stream.complete();
    return false;
  }

  /**
   * Sends a heartbeat if the session is still valid and the caller's rights are unchanged. Otherwise, or if the session
   * cannot be read, the stream ends, and the client reconnects with the new rights.
   */
  async #beat(stream: ResultStream, events: Source): Promise<void> {
    try {
      const { caller } = await this.parts.context();
      if (caller && rightsOf(caller) === this.#rights) stream.beat();
      else await events.return?.();
    } catch (error) {
      logFault(this.parts.log, error, "a subscription's session could not be looked up");
      await events.return?.();
    }
  }
}

function rightsOf(caller: Caller | null): string {
  return caller === null ? "" : [caller.role, ...caller.grants].join();
}
