/**
 * Runs the backend's TypeScript without a build: `node --import ./swc-register.mjs src/main.ts`. For development and
 * tools. Production runs the built server (scripts/build-server.mjs). The packages' compiled code is cached in
 * `.cache/`, so that restarts are quick.
 */
import { readFileSync } from "node:fs";
import { enableCompileCache, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "@swc/core";

enableCompileCache(fileURLToPath(new URL("../.cache/compiled", import.meta.url)));
process.setSourceMapsEnabled(true);

registerHooks({
  /** Resolves a `.js` import in a TypeScript file to the `.ts` file at the same path. */
  resolve(specifier, context, next) {
    const ours = specifier.startsWith(".") && specifier.endsWith(".js") && context.parentURL?.endsWith(".ts");
    return next(ours ? specifier.replace(/js$/, "ts") : specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith("file:") || !url.endsWith(".ts")) return next(url, context);
    const source = compile(fileURLToPath(url));
    return { format: "module", source, shortCircuit: true };
  },
});

/**
 * Returns the JavaScript of a TypeScript file. If the file cannot be compiled, prints its name and the error, and ends
 * the process.
 * @param {string} filename
 */
function compile(filename) {
  try {
    return transformSync(readFileSync(filename, "utf8"), {
      filename,
      swcrc: false,
      sourceMaps: "inline",
      module: { type: "es6" },
      jsc: {
        target: "es2022",
        experimental: { keepImportAssertions: true },
        parser: { syntax: "typescript", decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      },
    }).code;
  } catch (error) {
    // Cuts off the trace that swc appends to the message.
    const [message] = String(error instanceof Error ? error.message : error).split("\n\n\nCaused by:");
    console.error(`${filename} cannot be compiled.\n${message}`);
    process.exit(1);
  }
}
