import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Asks for the text font together with the page instead of after the style sheet has been read. */
function preloadTextFont(): Plugin {
  return {
    name: "preload-text-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /archivo-latin-wght.*\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}

export default defineConfig({
  root: here("."),
  plugins: [react(), tailwindcss(), preloadTextFont()],
  resolve: {
    alias: {
      "@contract": here("../backend/src"),
      // In the browser the contract's decorators for GraphQL do nothing; the shim keeps graphql itself out.
      "type-graphql": "type-graphql/shim",
    },
  },
  // Contract classes carry legacy decorators with explicit types; metadata is not needed.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: false } },
  build: { outDir: "dist", assetsInlineLimit: 0, reportCompressedSize: false },
  server: { port: 5173, strictPort: true },
});
