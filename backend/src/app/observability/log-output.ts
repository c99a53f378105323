import cluster from "node:cluster";
import pino from "pino";
import type { FastifyServerOptions } from "fastify";
import type { Environment } from "../../config/environment.js";
import { errorFacts } from "./log-facts.js";

/** Maximum size in bytes of the lines to buffer while no program reads the output. Further lines are dropped. */
const MOST_WAITING = 1024 * 1024;

/**
 * Maximum number of bytes that Linux writes to a pipe atomically (POSIX, PIPE_BUF). Another worker's lines may
 * interrupt a longer write.
 */
const IN_ONE_PIECE = 4096;

/** Observers of the logger's lines. */
export interface LogWatchers {
  /** Called with the level of each line. Levels are pino's numbers: 40 is warn, 50 error. */
  readonly onLevel?: (level: number) => void;
  /** Receives the lines instead of standard output; for tests. */
  readonly onLine?: ((line: string) => void) | undefined;
}

/**
 * Returns the settings of the server's logger, which writes JSON lines to standard output asynchronously. With
 * synchronous writes, a container whose log is not read would block the whole process.
 */
export function logOutput(
  { LOG_LEVEL }: Pick<Environment, "LOG_LEVEL">,
  { onLevel, onLine }: LogWatchers,
): FastifyServerOptions["logger"] {
  const whole = cluster.isWorker ? { maxWrite: IN_ONE_PIECE } : {};
  return {
    level: LOG_LEVEL,
    hooks: {
      logMethod(line, write, level) {
        onLevel?.(level);
        write.apply(this, line);
      },
    },
    serializers: { err: errorFacts },
    stream: onLine
      ? { write: onLine }
      : pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING, ...whole }),
  };
}
