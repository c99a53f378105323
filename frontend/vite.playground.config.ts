import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inLanguage } from "./languages/plugin.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The GraphQL playground, a build of its own: Monaco weighs more than the whole site, and what the two shared in one
 * build would land in files that every page loads. The server answers it at GET /graphql, its files under /playground.
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
    // Monaco's editor is one module graph of a few megabytes; only a developer's browser loads it.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { input: here("playground.html") },
  },
});
