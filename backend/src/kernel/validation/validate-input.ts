import { getMetadataStorage, validate, type ValidationError } from "class-validator";
import type { RuleContext } from "../contract/message.js";
import { spell } from "../contract/spelled.js";
import { DomainError, type FieldTexts } from "../errors/domain-error.js";
import { sentences, type Text } from "../languages/message.js";
import { refuseMarkRuns } from "./mark-runs.js";

rememberRules();

/**
 * Caches the rules of each input class, because class-validator would search the rules of all classes at each check.
 */
function rememberRules(): void {
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<Function, ReturnType<typeof find>>();
  storage.getTargetValidationMetadatas = (input, ...asAlways) => {
    let rules = known.get(input);
    if (!rules) known.set(input, (rules = find(input, ...asAlways)));
    return rules;
  };
}

/**
 * Changes the texts of an input into their stored spelling and checks the input against its class's rules.
 * @throws DomainError BAD_INPUT with one text per field; the first text is also the message. Unlike class-validator's
 * own error, this error does not contain the submitted values, such as passwords. Only a rule's text may quote a part
 * of a value, such as an unknown placeholder.
 */
export async function validateInput(input: object): Promise<void> {
  refuseMarkRuns(input);
  const errors = await validate(spell(input), {
    stopAtFirstError: true,
    skipMissingProperties: false,
    forbidUnknownValues: true,
    validationError: { target: false },
  });
  if (errors.length === 0) return;
  const fields = fieldErrors(errors);
  const message = Object.values(fields)[0];
  throw new DomainError("BAD_INPUT", { fields, ...(message === undefined ? {} : { message }) });
}

/** Returns all faults of an input in one text, or null for a valid input. */
export async function inputProblem(input: object): Promise<Text | null> {
  try {
    await validateInput(input);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return sentences(Object.values(error.texts.fields ?? {}));
  }
}

/** Returns the error text of each invalid field, keyed by name, or by path in a nested input: `rankings.3.rank`. */
function fieldErrors(errors: readonly ValidationError[]): FieldTexts {
  return Object.fromEntries(
    errors.flatMap((error): [string, Text][] => {
      const { property, children = [] } = error;
      return children.length > 0
        ? Object.entries(fieldErrors(children)).map(([path, text]) => [`${property}.${path}`, text])
        : [[property, ruleText(error) ?? "Enter a valid value"]];
    }),
  );
}

/**
 * Returns the text of the first rule that a value breaks. The rule's context can have a function that builds the text
 * from the value.
 */
export function ruleText({ value, constraints, contexts = {} }: ValidationError): Text | undefined {
  const [rule = "", text] = Object.entries(constraints ?? {})[0] ?? [];
  const { textOf } = (contexts as Readonly<Record<string, Partial<RuleContext>>>)[rule] ?? {};
  return textOf?.(value) ?? text;
}
