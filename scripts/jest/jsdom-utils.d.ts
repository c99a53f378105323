/** jsdom's own way to what stands behind a node; only what shared-window.ts sets there. */
declare module "jsdom/lib/jsdom/living/generated/utils.js" {
  export function implForWrapper(node: Document): { _parseOptions: { scriptingEnabled: boolean } };
}
