import { defineConfig, mergeConfig } from "vite";
import site from "./vite.config.ts";

/**
 * The public pages for the server, which renders them (backend/src/app/pages): the same React code as in the browser,
 * in a bundle that needs no package beside it.
 */
export default mergeConfig(
  { ...site, build: {} },
  defineConfig({
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ssr: "src/app/entry-server.tsx",
      outDir: "dist-server",
      copyPublicDir: false,
      reportCompressedSize: false,
    },
  }),
);
