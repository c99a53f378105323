import { existsSync } from "node:fs";
import { findProgram } from "./programs.mjs";

const SHELL = "chromium-headless-shell";
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "Chromium", "Google Chrome"];
const FOLDERS = [
  "/Applications/Chromium.app/Contents/MacOS",
  "/Applications/Google Chrome.app/Contents/MacOS",
];

/**
 * Returns the path of the browser for the journeys: the one that CHROMIUM_PATH names, or the system's Chromium or
 * Chrome. Returns undefined without any. The headless shell is preferred: it has the same engine without windows, tabs
 * and menus, and takes half the work.
 */
export function findChromium() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return existsSync(named) ? named : undefined;
  return findProgram([SHELL, ...WHOLE], FOLDERS);
}

/**
 * Returns the path of the system's full Chromium or Chrome if the journeys run in the headless shell, otherwise
 * undefined. Users have a full browser, which passes some addresses to the system and has its own dialogs.
 */
export function findSecondChromium() {
  if (process.env["CHROMIUM_PATH"] || !findProgram([SHELL])) return undefined;
  return findProgram(WHOLE, FOLDERS);
}
