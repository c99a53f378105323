import type { MigrationInterface, QueryRunner } from "typeorm";
import { foldText, teamNameKey } from "../../modules/teams/contract/team-name.js";

interface TeamRow {
  readonly id: string;
  readonly eventId: string;
  readonly name: string;
  readonly nameKey: string;
}

/** The length of the column `teams.nameKey`. */
const KEY_MAX = 100;

/**
 * Gives team names with Cyrillic or Greek letters the key of the Latin name that they look like. If another team of the
 * event has that key already, the team keeps its key.
 */
export class LookAlikes1700000000076 implements MigrationInterface {
  readonly name = "LookAlikes1700000000076";

  async up(runner: QueryRunner): Promise<void> {
    await writeKeys(runner, teamNameKey);
  }

  async down(runner: QueryRunner): Promise<void> {
    await writeKeys(runner, (name) => foldText(name, KEY_MAX));
  }
}

async function writeKeys(runner: QueryRunner, keyOf: (name: string) => string): Promise<void> {
  const teams = (await runner.query("SELECT id, eventId, name, nameKey FROM teams ORDER BY id")) as TeamRow[];
  const taken = new Set(teams.map(({ eventId, nameKey }) => `${eventId} ${nameKey}`));
  for (const { id, eventId, name, nameKey } of teams) {
    const key = keyOf(name);
    if (key === nameKey || taken.has(`${eventId} ${key}`)) continue;
    taken.add(`${eventId} ${key}`);
    await runner.query("UPDATE teams SET nameKey = ? WHERE id = ?", [key, id]);
  }
}
