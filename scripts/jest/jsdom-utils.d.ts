/** jsdom's own access to the implementation behind a node. Only the part that shared-window.ts sets. */
declare module "jsdom/lib/jsdom/living/generated/utils.js" {
  export function implForWrapper(node: Document): { _parseOptions: { scriptingEnabled: boolean } };
}
