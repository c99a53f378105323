/** Writes one line of the log: its fields, then the message. */
type LogLine = (facts: object, message: string) => void;

/** The structured logger used everywhere. The HTTP server's own logger (pino) has this shape. */
export interface Logger {
  readonly info: LogLine;
  readonly warn: LogLine;
  readonly error: LogLine;
  readonly debug: LogLine;
}
