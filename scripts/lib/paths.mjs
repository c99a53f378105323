import { fileURLToPath } from "node:url";

/** The project's folder, with a slash at the end. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The folder for the scripts' data of the last run. Deleting it costs only time. */
export const CACHE = `${ROOT}.cache/`;
