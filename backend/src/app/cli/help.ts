import type { Command, CommandOption } from "./command.js";

/** The command line's name in the help. */
const TOOL = "npm run club --";

/**
 * Returns the help for one command. Without a command, returns a list of the commands whose first words are `topic`, or
 * of all commands if `topic` is empty.
 */
export function helpText(commands: readonly Command[], command: Command | null, topic: string): string {
  return command ? commandHelp(command) : overview(commands, topic);
}

function overview(commands: readonly Command[], topic: string): string {
  const shown = commands.filter(({ name }) => topic === "" || name.startsWith(`${topic} `));
  const width = Math.max(...shown.map(({ name }) => name.length)) + 2;
  return [
    `Usage: ${TOOL} <command> [options]`,
    "",
    "Works on the database of DATABASE_URL (see .env.example). Commands:",
    ...shown.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`),
    "",
    `Help for one command: ${TOOL} <command> --help`,
    `The version: ${TOOL} --version. With --json, a command prints its result as JSON.`,
    "Exit codes: 0 success, 1 failure, 2 wrong usage.",
  ].join("\n");
}

function commandHelp({ name, summary, details, argument, options }: Command): string {
  const entries = Object.entries(options);
  const what = argument && (argument.required ? argument.value : `[${argument.value}]`);
  const label = ([option, { value }]: [string, CommandOption]): string =>
    value === undefined ? `--${option}` : `--${option} ${value}`;
  const width = Math.max(0, ...entries.map((entry) => label(entry).length)) + 2;
  const usage = entries.map((entry) => (entry[1].required ? label(entry) : `[${label(entry)}]`));
  return [
    `Usage: ${[TOOL, name, ...(what ? [what] : []), ...usage].join(" ")}`,
    "",
    summary,
    ...(argument ? ["", `${argument.value}: ${argument.help}`] : []),
    ...(details === undefined ? [] : ["", details]),
    ...(entries.length > 0 ? ["", "Options:"] : []),
    ...entries.map((entry) => `  ${label(entry).padEnd(width)}${entry[1].help}`),
  ].join("\n");
}
