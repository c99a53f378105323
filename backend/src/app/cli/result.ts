import type { CommandValues, Shell } from "./command.js";

/** The option of every command that has a result. */
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
