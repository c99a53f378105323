import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../kernel/project-root.js";
import { DATA_MODEL_PAGE, dataModelPage } from "./data-model-page.js";
import { onThrowawayDatabase } from "./data-model.js";

let page: string;
let tables: readonly string[];
beforeAll(() =>
  onThrowawayDatabase(({ write }) => {
    page = dataModelPage(write.entityMetadatas);
    tables = write.entityMetadatas.map(({ tableName }) => tableName);
  }),
);

test("docs/data-model.md shows the entities (npm run data-model)", () => {
  expect(readFileSync(join(PROJECT_ROOT, DATA_MODEL_PAGE), "utf8")).toBe(page);
});

test("every table is drawn once, in its module, with its keys and how many rows refer to one", () => {
  for (const table of tables) expect(page.split(`\n  ${table} {`)).toHaveLength(2);
  const [, teams = ""] = page.split("\n## teams\n");
  expect(teams).toMatch(/\n {2}team_members \{\n {4}varchar id PK\n/);
  expect(teams).toContain('\n  team_members }o--|| teams : "teamId"\n');
  expect(teams).toContain('\n  place_settings |o--|| events : "eventId"\n');
  expect(page).toContain("\n  teams --> accounts\n");
});
