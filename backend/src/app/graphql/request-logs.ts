import type { GraphQLRequestListener } from "@apollo/server";
import type { Logger } from "../../kernel/log/logger.js";
import type { HttpContext } from "../http/request-context.js";

/**
 * Finds the logger of the request that an error belongs to. Apollo formats errors without their request, but the log
 * line needs the request's id, which users quote in their reports.
 */
export class RequestLogs {
  readonly #logs = new WeakMap<object, Logger>();

  /** @param fallback the logger for errors that happen before a context exists */
  constructor(private readonly fallback: Logger) {}

  /** Stores each error's logger while the request is answered. */
  readonly listener: GraphQLRequestListener<HttpContext> = {
    didEncounterErrors: ({ errors, contextValue }) => {
      for (const error of errors) this.#logs.set(error, contextValue.log);
      return Promise.resolve();
    },
  };

  of(error: unknown): Logger {
    return (typeof error === "object" && error !== null && this.#logs.get(error)) || this.fallback;
  }
}
