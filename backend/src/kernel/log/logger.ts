/** Writes one line of the log: its fields, then the message. */
type LogLine = (facts: object, message: string) => void;

/** The structured logger used everywhere, with the interface of the HTTP server's own logger (pino). */
export interface Logger {
  readonly info: LogLine;
  readonly warn: LogLine;
  readonly error: LogLine;
  readonly debug: LogLine;
}
