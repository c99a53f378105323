/** Types jsdom's access to the implementation behind a node, limited to the part that shared-window.ts sets. */
declare module "jsdom/lib/jsdom/living/generated/utils.js" {
  export function implForWrapper(node: Document): { _parseOptions: { scriptingEnabled: boolean } };
}
