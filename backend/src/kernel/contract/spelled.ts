/** A function that returns the spelling in which a text is checked, compared and stored. */
export type Spelling = (text: string) => string;

const SPELLINGS = new Map<object, Map<string | symbol, Spelling>>();

/**
 * Property decorator: changes a text, or each text of a list, into its stored spelling before the property's rules are
 * checked.
 *
 * Works wherever an input of the class is checked: GraphQL, REST, imports, the command line and forms in the browser.
 * Values that are not texts are left unchanged for the rules to reject. If a property has several of these decorators,
 * the lowest one is applied first.
 */
export function Spelled(spelling: Spelling): PropertyDecorator {
  return (target, property) => {
    const own = SPELLINGS.get(target) ?? new Map<string | symbol, Spelling>();
    const before = own.get(property);
    own.set(property, before === undefined ? spelling : (text) => spelling(before(text)));
    SPELLINGS.set(target, own);
  };
}

/** Changes all texts of an input and its nested inputs into their stored spelling. Returns the same object. */
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

/** Returns whether a value may be a nested input. A buffer's bytes are skipped. */
function isInput(value: unknown): value is object {
  return typeof value === "object" && value !== null && !ArrayBuffer.isView(value);
}
