import { fileURLToPath } from "node:url";

/** The project's folder, with a slash at the end. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Where the scripts keep what they know from the last run; deleting it costs time, nothing else. */
export const CACHE = `${ROOT}.cache/`;
