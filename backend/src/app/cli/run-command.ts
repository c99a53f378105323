import { PRODUCT_VERSION } from "../../config/product-build.js";
import { UsageError, type Command, type Shell, explain } from "./command.js";
import { ADMIN_COMMANDS } from "./commands/admin.js";
import { BACKUP_COMMANDS } from "./commands/backup.js";
import { completionCommand } from "./commands/completion.js";
import { CONTENT_COMMANDS } from "./commands/content.js";
import { DATABASE_COMMANDS } from "./commands/database.js";
import { SECRET_COMMANDS } from "./commands/secret.js";
import { LIST_COMMANDS } from "./commands/lists.js";
import { MAIL_COMMANDS } from "./commands/mail.js";
import { helpText } from "./help.js";
import { parseCommandLine } from "./parse.js";

const WORKING: readonly Command[] = [
  ...ADMIN_COMMANDS,
  ...LIST_COMMANDS,
  ...MAIL_COMMANDS,
  ...DATABASE_COMMANDS,
  ...SECRET_COMMANDS,
  ...CONTENT_COMMANDS,
  ...BACKUP_COMMANDS,
];
const COMMANDS = [...WORKING, completionCommand(WORKING)];

/** Runs one command. Returns the exit code: 0 for success, 1 for a failure, 2 for wrong usage. */
export async function runCommand(args: readonly string[], shell: Shell): Promise<number> {
  try {
    const parsed = parseCommandLine(args, COMMANDS);
    if (parsed.kind === "version") shell.print(PRODUCT_VERSION);
    else if (parsed.kind === "help") shell.print(helpText(COMMANDS, parsed.command, parsed.topic));
    else await parsed.command.run(parsed.values, shell);
    return 0;
  } catch (error) {
    shell.complain(explain(error));
    if (!(error instanceof UsageError)) return 1;
    shell.complain("Help: npm run club -- --help");
    return 2;
  }
}
