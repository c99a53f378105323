import { serverSecret } from "../../server-secret.js";
import { withDatabase } from "../club.js";
import { CommandError, type Command, JSON_OPTION, printResult } from "../command.js";
import { reseal, type Resealed, SEALED_COLUMNS } from "../sealed-columns.sql.js";

const rotate: Command = {
  name: "rotate-secret",
  summary: "Seals what is stored under the new JWT_SECRET, after JWT_SECRET_BEFORE was set.",
  details:
    "First put the present secret into JWT_SECRET_BEFORE and a new one into JWT_SECRET, and restart the site.\nIt may run while the site does, and again (docs/operations.md).",
  options: JSON_OPTION,
  run: (values, shell) =>
    withDatabase(shell, { mayBeNew: false }, async (db, env) => {
      if (env.JWT_SECRET_BEFORE === "")
        throw new CommandError(
          "JWT_SECRET_BEFORE is not set. Put the present secret there and a new one into JWT_SECRET, restart the site, and run this again.",
        );
      const results: Resealed[] = [];
      for (const column of SEALED_COLUMNS) results.push(await reseal(db, serverSecret(env), column));
      const lines = results.map(({ table, column, resealed, unreadable }) => {
        const lost = unreadable === 0 ? "" : `, ${String(unreadable)} opened by neither secret`;
        return `${table}.${column}: ${String(resealed)} sealed again${lost}`;
      });
      printResult(values, shell, { columns: results }, [
        ...lines,
        "Nothing stored needs JWT_SECRET_BEFORE any more. Passes, calendars and links in mails from before end when it is removed.",
      ]);
    }),
};

export const SECRET_COMMANDS: readonly Command[] = [rotate];
