import type { FastifyBaseLogger } from "fastify";

/** The structured logger used everywhere: pino, as fastify carries it. */
export type Logger = Pick<FastifyBaseLogger, "info" | "warn" | "error" | "debug">;
