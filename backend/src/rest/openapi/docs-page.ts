/** The page's path, and the path prefix of its files. */
export const BASE = "/api/docs";
export const DOCUMENT = "/api/openapi.json";
export const YAML_DOCUMENT = "/api/openapi.yaml";

/**
 * The page's own script, in a separate file because the content security policy forbids inline scripts. The script runs
 * in the head, so that the theme is set before the first paint, and starts the renderer at `DOMContentLoaded`. Without
 * `validatorUrl: null`, the renderer could send the document to Swagger's server for validation.
 */
export const DOCS_SCRIPT = `const dark = matchMedia("(prefers-color-scheme: dark)");
const followTheme = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
followTheme();
dark.addEventListener("change", followTheme);
document.addEventListener("DOMContentLoaded", () => {
  window.ui = SwaggerUIBundle({
    url: "${DOCUMENT}",
    dom_id: "#docs",
    validatorUrl: null,
    deepLinking: true,
    docExpansion: "list",
    defaultModelsExpandDepth: 0,
  });
});
`;

/**
 * The style of the frame around the renderer, in the renderer's colours. Hides the renderer's links column, which is
 * empty and too wide for a phone.
 */
const STYLE = `
html { color-scheme: light; background: #fff; }
body { margin: 0; }
.places { display: flex; flex-wrap: wrap; gap: 0 1.5rem; max-width: 1460px; margin: 0 auto; padding: 8px 20px; font: 16px/1.5 sans-serif; }
.places a { color: #1f5fbf; padding: 8px 0; }
.places :first-child { margin-right: auto; }
.dark-mode .places a { color: #8ec1ff; }
.swagger-ui .info { margin: 16px 0; }
.swagger-ui .response-col_links { display: none; }
noscript { display: block; max-width: 1460px; margin: 0 auto; padding: 8px 20px; font: 16px/1.5 sans-serif; }
`;

/**
 * Returns the page that shows the document.
 * @param playground whether to link to the GraphQL playground
 */
export function docsPage(playground: boolean): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST API - Coding club</title>
<link rel="icon" href="${BASE}/favicon-32x32.png">
<link rel="stylesheet" href="${BASE}/swagger-ui.css">
<style>${STYLE}</style>
<script src="${BASE}/start.js"></script>
</head>
<body>
<nav class="places" aria-label="Places">
<a href="/">Back to the site</a>
${playground ? '<a href="/graphql">GraphQL playground</a>\n' : ""}<a href="${DOCUMENT}">openapi.json</a>
<a href="${YAML_DOCUMENT}">openapi.yaml</a>
</nav>
<noscript>The documentation needs JavaScript. Without JavaScript, read openapi.json or openapi.yaml.</noscript>
<main id="docs"></main>
<script src="${BASE}/swagger-ui-bundle.js"></script>
</body>
</html>
`;
}
