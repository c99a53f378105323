import "reflect-metadata";
import { SchemaError } from "../../kernel/db/schema-error.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { toDomainError } from "../../kernel/errors/to-domain-error.js";
import { CommandError, UsageError } from "./command.js";
import { ADMIN_COMMANDS } from "./commands/admin.js";
import { BACKUP_COMMANDS } from "./commands/backup.js";
import { DATABASE_COMMANDS } from "./commands/database.js";
import { LIST_COMMANDS } from "./commands/lists.js";
import { MAIL_COMMANDS } from "./commands/mail.js";
import { helpText } from "./help.js";
import { parseCommandLine } from "./parse.js";

/** `npm run club -- <command>`: what whoever runs the server needs without a browser. */
const COMMANDS = [
  ...ADMIN_COMMANDS,
  ...LIST_COMMANDS,
  ...MAIL_COMMANDS,
  ...DATABASE_COMMANDS,
  ...BACKUP_COMMANDS,
];

try {
  const parsed = parseCommandLine(process.argv.slice(2), COMMANDS);
  if (parsed.kind === "help") console.log(helpText(COMMANDS, parsed.command, parsed.topic));
  else await parsed.command.run(parsed.values);
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(explain(error));
  if (isUsage) console.error("Help: npm run club -- --help");
  process.exitCode = isUsage ? 2 : 1;
}

/** One line a person can act on; where the fault is the program's own, its whole story. */
function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof CommandError || error instanceof SchemaError)
    return error.message;
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
