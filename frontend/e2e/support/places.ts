import { DatabaseSync } from "node:sqlite";
import type { Site } from "./site";

/**
 * Makes the deadline of a team's place pass by changing the database, because a test cannot change the clock of a
 * running site.
 */
export function passDeadline(site: Site, teamId: string): void {
  const [, file = ""] = /^sqlite:(.*)$/.exec(site.env["DATABASE_URL"] ?? "") ?? [];
  const database = new DatabaseSync(file);
  // The site may write at the same time, for example a mail's state.
  database.exec("PRAGMA busy_timeout = 15000");
  database
    .prepare("UPDATE place_offers SET deadline = ? WHERE teamId = ?")
    .run("2026-01-01 06:30:00.000", teamId);
  database.close();
}
