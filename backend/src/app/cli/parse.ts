import { parseArgs } from "node:util";
import { closestCommands, closestOptions } from "../../kernel/closest.js";
import { UsageError, type Command, type CommandValues } from "./command.js";

export type Parsed =
  | { readonly kind: "version" }
  | { readonly kind: "help"; readonly command: Command | null; readonly topic: string }
  | { readonly kind: "run"; readonly command: Command; readonly values: CommandValues };

/**
 * Parses a command line.
 * @throws UsageError when the command is unknown, or its argument or an option is unknown, missing or not allowed
 */
export function parseCommandLine(args: readonly string[], commands: readonly Command[]): Parsed {
  const firstOption = args.findIndex((arg) => arg.startsWith("-"));
  const words = (firstOption === -1 ? args : args.slice(0, firstOption)).filter((word) => word !== "help");
  const wantsHelp = args.includes("--help") || args.includes("-h") || args[0] === "help" || args.length === 0;
  const topic = words.join(" ");
  const command = commandOf(words, commands);
  if (args[0] === "--version") return { kind: "version" };
  if (wantsHelp) {
    const known = topic === "" || commands.some(({ name }) => `${name} `.startsWith(`${topic} `));
    if (!known && !command) throw noCommand(words, commands);
    return { kind: "help", command, topic };
  }
  if (!command) throw noCommand(words, commands);
  return { kind: "run", command, values: readOptions(command, args.slice(command.name.split(" ").length)) };
}

function noCommand(words: readonly string[], commands: readonly Command[]): UsageError {
  const names = commands.map(({ name }) => name);
  return new UsageError(
    `There is no command "${words.join(" ")}".${didYouMean(closestCommands(words, names))}`,
  );
}

/** Returns a sentence that suggests similar names, or an empty text if there are none. */
function didYouMean(near: readonly string[]): string {
  if (near.length === 0) return "";
  return ` Did you mean ${new Intl.ListFormat("en", { type: "disjunction" }).format(near)}?`;
}

/**
 * Returns the command with this name. If no command has the name, treats the last word as an argument and looks for the
 * words before it. Returns null if there is no such command either.
 */
function commandOf(words: readonly string[], commands: readonly Command[]): Command | null {
  const named = (count: number): Command | undefined =>
    commands.find(({ name }) => name === words.slice(0, count).join(" "));
  const withArgument = named(words.length - 1);
  return named(words.length) ?? (withArgument?.argument ? withArgument : null);
}

function readOptions(command: Command, args: string[]): CommandValues {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  let optionValues: Record<string, unknown>;
  let rest: string[];
  try {
    const allowPositionals = command.argument !== undefined;
    const parsed = parseArgs({ args, options, strict: true, allowPositionals });
    [optionValues, rest] = [parsed.values, parsed.positionals];
  } catch (error) {
    // Keeps only the first sentence of Node.js's message, which names the option. The second sentence is about
    // positional arguments.
    const reason = error instanceof Error ? (error.message.split(". ")[0] ?? "") : String(error);
    const unknown = /Unknown option '--([^']+)'/.exec(reason)?.[1];
    if (unknown === undefined) throw new UsageError(reason);
    const near = closestOptions(unknown, Object.keys(options)).map((option) => `--${option}`);
    throw new UsageError(`Unknown option '--${unknown}'.${didYouMean(near)}`);
  }
  for (const [name, { required }] of Object.entries(command.options)) {
    if (required && (optionValues[name] ?? "") === "") throw new UsageError(`--${name} is missing.`);
  }
  const [argument, ...more] = rest;
  if (command.argument?.required && !argument) throw new UsageError(`${command.argument.value} is missing.`);
  const { choices } = command.argument ?? {};
  if (argument !== undefined && choices && !choices.includes(argument))
    throw new UsageError(`${command.argument?.value ?? ""} must be one of: ${choices.join(", ")}.`);
  if (more.length > 0) throw new UsageError(`Give only one ${command.argument?.value ?? "argument"}.`);
  const text = (name: string): string | undefined =>
    typeof optionValues[name] === "string" ? optionValues[name] : undefined;
  return { argument, text, required: (name) => text(name) ?? "", has: (name) => optionValues[name] === true };
}
