import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inLanguage } from "./languages/plugin.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the GraphQL playground separately. Monaco is larger than the whole site, and in a common build, shared code
 * would end up in files that every page loads. The server serves the playground at GET /graphql, and its files under
 * /playground.
 */
export default defineConfig({
  root: here("."),
  base: "/playground/",
  publicDir: false,
  plugins: [inLanguage(), react()],
  resolve: { alias: { "@contract": here("../backend/src") } },
  worker: { format: "es" },
  build: {
    outDir: "playground/dist",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // Monaco's editor is one module graph of a few megabytes. Only developers' browsers load it.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { input: here("playground.html") },
  },
});
