import { getMetadataStorage, validate, type ValidationError } from "class-validator";
import type { RuleContext } from "../contract/message.js";
import { spell } from "../contract/spelled.js";
import { DomainError, type FieldTexts } from "../errors/domain-error.js";
import { sentences, type Text } from "../languages/message.js";

rememberRules();

/** class-validator looks through the rules of all classes for those of one, at each check; they do not change. */
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
 * Brings the texts of an instance of a contract's input class into their one spelling and checks it against its rules.
 * @throws DomainError BAD_INPUT with one text per field, and the first of them as the message. Submitted values are
 * never echoed (class-validator's own error carries them, passwords too).
 */
export async function validateInput(input: object): Promise<void> {
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

/** Returns what is wrong with an input, in one text; null for nothing. */
export async function inputProblem(input: object): Promise<Text | null> {
  try {
    await validateInput(input);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return sentences(Object.values(error.texts.fields ?? {}));
  }
}

/** A field of a nested input is named by its path: `rankings.3.rank`. */
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

/** Returns the text of the first rule that a value breaks; with its values where the rule makes one. */
export function ruleText({ value, constraints, contexts = {} }: ValidationError): Text | undefined {
  const [rule = "", text] = Object.entries(constraints ?? {})[0] ?? [];
  const { textOf } = (contexts as Readonly<Record<string, Partial<RuleContext>>>)[rule] ?? {};
  return textOf?.(value) ?? text;
}
