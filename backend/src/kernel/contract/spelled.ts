/** Returns the one spelling under which a text is checked, compared and stored. */
export type Spelling = (text: string) => string;

const SPELLINGS = new Map<object, Map<string | symbol, Spelling>>();

/**
 * Property decorator: brings a text, or each text of a list, into its one spelling before the rules of the property look at
 * it. This holds wherever an input of the class is checked: GraphQL, REST, imports, the command line, forms in the browser.
 * Values that are no text stay for the rules to refuse. Of several decorators the one written first is applied last.
 */
export function Spelled(spelling: Spelling): PropertyDecorator {
  return (target, property) => {
    const own = SPELLINGS.get(target) ?? new Map<string | symbol, Spelling>();
    const before = own.get(property);
    own.set(property, before === undefined ? spelling : (text) => spelling(before(text)));
    SPELLINGS.set(target, own);
  };
}

/** Brings the texts of an input, and of the inputs in it, into their one spelling. Returns the same object. */
export function spell<T extends object>(input: T): T {
  for (const [property, value] of Object.entries(input) as [string, unknown][]) {
    const spelling = spellingOf(input, property) ?? asIs;
    const spelled = Array.isArray(value)
      ? value.map((item: unknown) => spelledValue(item, spelling))
      : spelledValue(value, spelling);
    if (spelled !== value) Reflect.set(input, property, spelled);
  }
  return input;
}

const asIs: Spelling = (text) => text;

function spelledValue(value: unknown, spelling: Spelling): unknown {
  if (typeof value === "string") return spelling(value);
  return isInput(value) ? spell(value) : value;
}

function spellingOf(input: object, property: string): Spelling | undefined {
  let prototype: unknown = Object.getPrototypeOf(input);
  while (typeof prototype === "object" && prototype !== null) {
    const spelling = SPELLINGS.get(prototype)?.get(property);
    if (spelling !== undefined) return spelling;
    prototype = Object.getPrototypeOf(prototype);
  }
  return undefined;
}

/** True for what may be an input in an input; a buffer's bytes are not gone through. */
function isInput(value: unknown): value is object {
  return typeof value === "object" && value !== null && !ArrayBuffer.isView(value);
}
