import { parseArgs } from "node:util";
import { UsageError, type Command, type CommandValues } from "./command.js";

/** The result of reading a command line. */
export type Parsed =
  | { readonly kind: "help"; readonly command: Command | null; readonly topic: string }
  | { readonly kind: "run"; readonly command: Command; readonly values: CommandValues };

/** Reads a command line. @throws UsageError for an unknown command or option, or a missing one. */
export function parseCommandLine(args: readonly string[], commands: readonly Command[]): Parsed {
  const firstOption = args.findIndex((arg) => arg.startsWith("-"));
  const words = (firstOption === -1 ? args : args.slice(0, firstOption)).filter((word) => word !== "help");
  const wantsHelp = args.includes("--help") || args.includes("-h") || args[0] === "help" || args.length === 0;
  const topic = words.join(" ");
  const command = commandOf(words, commands);
  if (wantsHelp) {
    const known = topic === "" || commands.some(({ name }) => `${name} `.startsWith(`${topic} `));
    if (!known && !command) throw new UsageError(`There is no command "${topic}".`);
    return { kind: "help", command, topic };
  }
  if (!command) {
    const begun = commands.filter(({ name }) => name.startsWith(`${topic} `)).map(({ name }) => name);
    const hint = topic !== "" && begun.length > 0 ? ` Did you mean: ${begun.join(", ")}?` : "";
    throw new UsageError(`There is no command "${topic}".${hint}`);
  }
  return { kind: "run", command, values: readOptions(command, args.slice(command.name.split(" ").length)) };
}

/** The command with this name, the words after it being its argument. */
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
  let given: Record<string, unknown>;
  let rest: string[];
  try {
    const allowPositionals = command.argument !== undefined;
    const parsed = parseArgs({ args, options, strict: true, allowPositionals });
    [given, rest] = [parsed.values, parsed.positionals];
  } catch (error) {
    // Node.js's message names the option; its second sentence is about positional arguments.
    throw new UsageError(error instanceof Error ? (error.message.split(". ")[0] ?? "") : String(error));
  }
  for (const [name, { required }] of Object.entries(command.options)) {
    if (required && (given[name] ?? "") === "") throw new UsageError(`--${name} is missing.`);
  }
  const [argument, ...more] = rest;
  if (command.argument?.required && !argument) throw new UsageError(`${command.argument.value} is missing.`);
  if (more.length > 0) throw new UsageError(`One ${command.argument?.value ?? "argument"} is enough.`);
  const text = (name: string): string | undefined =>
    typeof given[name] === "string" ? given[name] : undefined;
  return { argument, text, required: (name) => text(name) ?? "", has: (name) => given[name] === true };
}
