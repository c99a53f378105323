/** One option of a command, without its dashes. */
export interface CommandOption {
  /** What the help calls the value; an option without one is a switch. */
  readonly value?: string;
  readonly required?: boolean;
  readonly help: string;
}

/** What stands behind a command's name without dashes. */
interface CommandArgument {
  /** What the help calls it. */
  readonly value: string;
  readonly required?: boolean;
  readonly help: string;
}

/** What was given for a command's options. */
export interface CommandValues {
  /** What stands behind the name; undefined when nothing does. Given when it is required. */
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
  /** The words that call it, for example `admin create`. */
  readonly name: string;
  readonly summary: string;
  /** More for its own help page. */
  readonly details?: string;
  readonly argument?: CommandArgument;
  readonly options: Readonly<Record<string, CommandOption>>;
  run(values: CommandValues, shell: Shell): Promise<void>;
}

/** Where a command runs: what it reads its settings from and writes to. */
export interface Shell {
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: NodeJS.ReadableStream;
  /** A person sits at a terminal and can be asked. */
  readonly isInteractive: boolean;
  /** Writes to standard output. */
  write(text: string): void;
  /** Writes a line to standard output. */
  print(line: string): void;
  /** Writes a line to standard error. */
  complain(line: string): void;
}

/** Something that keeps a command from its work; its message is all that is shown. The process ends with 1. */
export class CommandError extends Error {}

/** A command that was called in the wrong way: shown with a pointer to the help. The process ends with 2. */
export class UsageError extends Error {}
