import { SchemaError } from "../../kernel/db/db-errors.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { toDomainError } from "../../kernel/errors/to-domain-error.js";
import { BucketFault } from "../backup/bucket-faults.js";
import { FolderFault } from "../backup/folder-faults.js";

/** Returns a message that the user can act on, or the whole stack if the error is a bug in the program. */
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

/** An option of a command. Its name, without dashes, is the key in `Command.options`. */
export interface CommandOption {
  /** The value's name in the help. An option without a value is a switch. */
  readonly value?: string;
  readonly required?: boolean;
  readonly help: string;
}

interface CommandArgument {
  /** The argument's name in the help. */
  readonly value: string;
  readonly required?: boolean;
  readonly help: string;
  /** All accepted values. Absent if any value is accepted. */
  readonly choices?: readonly string[];
}

/** The argument and options of one command call. */
export interface CommandValues {
  /** The positional argument, or undefined if an optional argument is absent. */
  readonly argument: string | undefined;
  /** Returns an option's value, or undefined if the option is absent. */
  text(option: string): string | undefined;
  /** Returns a required option's value. */
  required(option: string): string;
  /** Returns whether a switch is present. */
  has(option: string): boolean;
}

export interface Command {
  /** Example: `admin create`. */
  readonly name: string;
  readonly summary: string;
  /** Additional text for the command's own help page. */
  readonly details?: string;
  readonly argument?: CommandArgument;
  readonly options: Readonly<Record<string, CommandOption>>;
  run(values: CommandValues, shell: Shell): Promise<void>;
}

/** The environment of a command: variables, input and output. */
export interface Shell {
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: NodeJS.ReadableStream;
  /** True at a terminal, where the program can prompt the user. */
  readonly isInteractive: boolean;
  /** Writes to standard output. */
  write(text: string): void;
  /** Writes a line to standard output. */
  print(line: string): void;
  /** Writes a line to standard error. */
  complain(line: string): void;
}

/** An error that stops a command. Only its message is shown, and the process exits with 1. */
export class CommandError extends Error {}

/** Incorrect usage of a command. Its message and a pointer to the help are shown, and the process exits with 2. */
export class UsageError extends Error {}

export const JSON_OPTION = { json: { help: "the result as JSON, with the API's names" } } as const;

/** Prints a command's result: JSON with the option `--json`, otherwise plain text. */
export function printResult(
  values: CommandValues,
  shell: Shell,
  result: object,
  lines: readonly string[],
): void {
  if (values.has("json")) shell.print(JSON.stringify(result, null, 2));
  else for (const line of lines) shell.print(line);
}
