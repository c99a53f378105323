import { serverSecret } from "../../server-secret.js";
import { withDatabase } from "../club.js";
import { CommandError, type Command, JSON_OPTION, printResult } from "../command.js";
import { reseal, type Resealed, SEALED_COLUMNS } from "../sealed-columns.sql.js";

const rotate: Command = {
  name: "rotate-secret",
  summary: "Encrypts stored secrets with the new JWT_SECRET. Requires JWT_SECRET_BEFORE.",
  details:
    "First put the current secret into JWT_SECRET_BEFORE and a new secret into JWT_SECRET, and restart the site.\nYou can run this command while the site runs, and repeat it (docs/operations.md).",
  options: JSON_OPTION,
  run: (values, shell) =>
    withDatabase(shell, { mayBeNew: false }, async (db, env) => {
      if (env.JWT_SECRET_BEFORE === "")
        throw new CommandError(
          "JWT_SECRET_BEFORE is not set. Put the current secret into JWT_SECRET_BEFORE and a new secret into JWT_SECRET. Then restart the site and run this command again.",
        );
      const results: Resealed[] = [];
      for (const column of SEALED_COLUMNS) results.push(await reseal(db, serverSecret(env), column));
      const lines = results.map(({ table, column, resealed, unreadable }) => {
        const lost = unreadable === 0 ? "" : `, ${String(unreadable)} unreadable with either secret`;
        return `${table}.${column}: ${String(resealed)} encrypted again${lost}`;
      });
      printResult(values, shell, { columns: results }, [
        ...lines,
        "Stored data no longer needs JWT_SECRET_BEFORE. When you remove it, older passes, calendars and links in mails stop working.",
      ]);
    }),
};

export const SECRET_COMMANDS: readonly Command[] = [rotate];
