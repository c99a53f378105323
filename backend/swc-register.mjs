/**
 * Runs the backend's TypeScript as it stands: `node --import ./swc-register.mjs src/main.ts` (development and tools;
 * production runs what tsc built). The same file is the loader: node evaluates it once more in its loader thread.
 */
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { transform } from "@swc/core";

if (isMainThread) {
  register(import.meta.url);
  process.setSourceMapsEnabled(true);
}

/** A `.js` specifier of a TypeScript file means the `.ts` beside it. @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, next) {
  const ours = specifier.startsWith(".") && specifier.endsWith(".js") && context.parentURL?.endsWith(".ts");
  return next(ours ? specifier.replace(/js$/, "ts") : specifier, context);
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith("file:") || !url.endsWith(".ts")) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, "utf8"), {
    filename,
    swcrc: false,
    sourceMaps: "inline",
    module: { type: "es6" },
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
  });
  return { format: "module", source: code, shortCircuit: true };
}
