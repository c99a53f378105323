import { getMetadataStorage } from "class-validator";
import { DomainError } from "../errors/domain-error.js";
import { validateInput } from "./validate-input.js";

type InputClass<T extends object> = new () => T;

/** Maximum levels of objects and arrays in a field. The inputs have far fewer. */
const MOST_LEVELS = 20;

/**
 * Creates an instance of a contract's input class from a JSON body and validates it, so that REST has the same rules as
 * GraphQL. Only the fields that the class declares are copied. A missing body counts as an object without fields.
 * @throws DomainError BAD_INPUT when the body is not an object, is nested too deeply or breaks a rule.
 */
export async function inputFromBody<T extends object>(
  inputClass: InputClass<T>,
  body: unknown = {},
): Promise<T> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new DomainError("BAD_INPUT");
  const input = new inputClass();
  for (const property of declaredFields(inputClass)) {
    const value: unknown = Object.hasOwn(body, property) ? Reflect.get(body, property) : undefined;
    if (isTooDeep(value, MOST_LEVELS)) throw new DomainError("BAD_INPUT");
    if (value !== undefined) Reflect.set(input, property, value);
  }
  await validateInput(input);
  return input;
}

/**
 * Returns whether a value has more levels of objects and arrays than allowed. `validateInput` is recursive, so
 * thousands of levels would exhaust the stack.
 */
function isTooDeep(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isTooDeep(part, levels - 1));
}

/** Returns the names of the fields with a rule. Every field of an input class has a rule. */
export function declaredFields(inputClass: Function): Set<string> {
  const metadata = getMetadataStorage().getTargetValidationMetadatas(inputClass, "", false, false);
  return new Set(metadata.map((rule) => rule.propertyName));
}
