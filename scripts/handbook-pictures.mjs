/**
 * `npm run handbook:pictures`: retakes the pictures of docs/handbook.md in Chromium. They show the built site with demo
 * data. Writes them to docs/handbook/pictures, where they are committed. frontend/e2e/handbook-pictures.spec.ts
 * describes each picture.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import sharp from "sharp";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";
import { passThrough, StepFailed } from "./lib/steps.mjs";

const TARGET = `${ROOT}docs/handbook/pictures`;
/** At this quality, letters stay sharp and every picture is smaller than 80 kB. */
const QUALITY = 60;

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), "club-handbook-"));
  try {
    await takePictures(folder);
    const names = readdirSync(folder).filter((name) => name.endsWith(".png"));
    for (const name of names) await shrink(join(folder, name), join(TARGET, `${parse(name).name}.webp`));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** @param {string} folder the target folder */
async function takePictures(folder) {
  const code = await passThrough(
    process.execPath,
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config",
      "frontend/playwright.config.ts",
      "handbook-pictures",
    ],
    { HANDBOOK_PICTURES: folder },
  );
  if (code !== 0) throw new StepFailed("Some pictures could not be made. The errors are above.");
}

/** @param {string} from @param {string} to */
async function shrink(from, to) {
  await sharp(from).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toFile(to);
  console.log(`${String(Math.round(statSync(to).size / 1000)).padStart(4)} kB  ${parse(to).base}`);
}
