import { SchemaError } from "../../kernel/db/db-errors.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { toDomainError } from "../../kernel/errors/to-domain-error.js";
import { BucketFault } from "../backup/bucket-faults.js";
import { FolderFault } from "../backup/folder-faults.js";

/** Returns one line that a person can act on; for a bug of the program, the whole stack. */
export function explain(error: unknown): string {
  if ([UsageError, CommandError, SchemaError, FolderFault, BucketFault].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (error instanceof DomainError) return withFields(error);
  const { code } = toDomainError(error);
  const message = error instanceof Error ? error.message : String(error);
  if (code === "UNAVAILABLE") return `The database cannot be reached: ${message}`;
  const isOurs = error instanceof Error && error.constructor === Error;
  return isOurs || !(error instanceof Error) ? message : (error.stack ?? message);
}

function withFields({ message, fields }: DomainError): string {
  return fields ? Object.values(fields).join("\n") : message;
}

/** One option of a command, without its dashes. */
export interface CommandOption {
  /** The help's name for the value; an option without one is a switch. */
  readonly value?: string;
  readonly required?: boolean;
  readonly help: string;
}

/** The positional argument of a command. */
interface CommandArgument {
  /** The help's name for it. */
  readonly value: string;
  readonly required?: boolean;
  readonly help: string;
  /** All that it may be; anything when absent. */
  readonly choices?: readonly string[];
}

/** The arguments and options that were given to a command. */
export interface CommandValues {
  /** The positional argument; undefined if absent, never for a required one. */
  readonly argument: string | undefined;
  /** The value of an option; undefined when it was not given. */
  text(option: string): string | undefined;
  /** The value of a required option. */
  required(option: string): string;
  /** Whether a switch was given. */
  has(option: string): boolean;
}

/** One command of the club's command line. */
export interface Command {
  /** Its name, for example `admin create`. */
  readonly name: string;
  readonly summary: string;
  /** Additional text for its own help page. */
  readonly details?: string;
  readonly argument?: CommandArgument;
  readonly options: Readonly<Record<string, CommandOption>>;
  run(values: CommandValues, shell: Shell): Promise<void>;
}

/** The environment of a command: its settings, input and output. */
export interface Shell {
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: NodeJS.ReadableStream;
  /** True at a terminal, where a person can be asked. */
  readonly isInteractive: boolean;
  /** Writes to standard output. */
  write(text: string): void;
  /** Writes a line to standard output. */
  print(line: string): void;
  /** Writes a line to standard error. */
  complain(line: string): void;
}

/** An error that stops a command; only its message is shown. The process exits with 1. */
export class CommandError extends Error {}

/** A wrong call of a command: shown with a hint to the help. The process exits with 2. */
export class UsageError extends Error {}

export const JSON_OPTION = { json: { help: "the result as JSON, with the API's names" } } as const;

/** Prints a command's result: as JSON when asked for, else the lines for people. */
export function printResult(
  values: CommandValues,
  shell: Shell,
  result: object,
  lines: readonly string[],
): void {
  if (values.has("json")) shell.print(JSON.stringify(result, null, 2));
  else for (const line of lines) shell.print(line);
}
