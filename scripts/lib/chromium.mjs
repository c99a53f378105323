import { existsSync } from "node:fs";
import { findProgram } from "./programs.mjs";

/**
 * The browser for the journeys: the one CHROMIUM_PATH names, or the system's Chromium or Chrome; else undefined. The
 * headless shell comes first: the same engine without windows, tabs and menus that nobody sees, for half the work.
 */
export function findChromium() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return existsSync(named) ? named : undefined;
  return findProgram(
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "Chromium", "Google Chrome"],
    ["/Applications/Chromium.app/Contents/MacOS", "/Applications/Google Chrome.app/Contents/MacOS"],
  );
}
