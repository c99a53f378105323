import "reflect-metadata";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../kernel/project-root.js";
import { DATA_MODEL_PAGE, dataModelPage } from "./data-model-page.js";
import { onThrowawayDatabase } from "./data-model.js";

/** `npm run data-model`: writes docs/data-model.md with its diagrams. */
const page = await onThrowawayDatabase((db) => dataModelPage(db.write.entityMetadatas));
writeFileSync(join(PROJECT_ROOT, DATA_MODEL_PAGE), page);
console.log(`Wrote ${DATA_MODEL_PAGE}.`);
