import { DatabaseSync } from "node:sqlite";
import type { Site } from "./site";

/** Lets the deadline of a team's place pass, by its row: a test cannot move the site's own clock. */
export function passDeadline(site: Site, teamId: string): void {
  const [, file = ""] = /^sqlite:(.*)$/.exec(site.env["DATABASE_URL"] ?? "") ?? [];
  const database = new DatabaseSync(file);
  // The site writes too: a mail's state, say.
  database.exec("PRAGMA busy_timeout = 15000");
  database
    .prepare("UPDATE place_offers SET deadline = ? WHERE teamId = ?")
    .run("2026-01-01 06:30:00.000", teamId);
  database.close();
}
