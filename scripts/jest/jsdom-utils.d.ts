/** Types jsdom's access to the implementation behind a node, limited to the parts that the tests' window uses. */
declare module "jsdom/lib/jsdom/living/generated/utils.js" {
  export interface DocumentImplementation {
    _parseOptions: { scriptingEnabled: boolean };
    /** Compares elements with the selectors of style sheets. Undefined until the first comparison. */
    _nwsapiDontThrow: { match: (selector: string, element: Element) => boolean };
    /** The styles computed since the last change of the document. */
    _styleCache: object | null;
  }
  export function implForWrapper(node: Document): DocumentImplementation;
  export function implForWrapper(node: Element): { readonly _ownerDocument: DocumentImplementation };
}

declare module "jsdom/lib/jsdom/living/helpers/selectors.js" {
  import type { DocumentImplementation } from "jsdom/lib/jsdom/living/generated/utils.js";
  export function matchesDontThrow(
    element: { readonly _ownerDocument: DocumentImplementation },
    selector: string,
  ): boolean;
}
