import cluster from "node:cluster";
import pino from "pino";
import type { FastifyServerOptions } from "fastify";
import type { Environment } from "../../config/environment.js";
import { errorFacts } from "./log-facts.js";

/** Bytes of lines that are buffered when the reader stops reading; further lines are dropped. */
const MOST_WAITING = 1024 * 1024;

/** What Linux writes to a pipe in one piece (POSIX, PIPE_BUF): more may have lines of another worker in its midst. */
const IN_ONE_PIECE = 4096;

/** Options of the logger, such as an observer of its lines. */
export interface LogWatchers {
  /** Called with the level of each line that is written: pino's number, 40 is warn, 50 error. */
  readonly onLevel?: (level: number) => void;
  /** Takes the lines in place of standard output; for tests. */
  readonly onLine?: ((line: string) => void) | undefined;
}

/**
 * The settings of the server's logger: JSON lines on standard output. They are written asynchronously, because a
 * container's log that is not drained would otherwise stop the whole process at a write.
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
