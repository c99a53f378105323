import { getMetadataStorage, validate, type ValidationError } from "class-validator";
import { spell } from "../contract/spelled.js";
import { DomainError, type FieldErrors } from "../errors/domain-error.js";

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
    validationError: { target: false, value: false },
  });
  if (errors.length === 0) return;
  const fields = fieldErrors(errors);
  const message = Object.values(fields)[0];
  throw new DomainError("BAD_INPUT", { fields, ...(message === undefined ? {} : { message }) });
}

/** Returns what is wrong with an input, in one text; null for nothing. */
export async function inputProblem(input: object): Promise<string | null> {
  try {
    await validateInput(input);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.values(error.fields ?? {}).join(". ");
  }
}

/** A field of a nested input is named by its path: `rankings.3.rank`. */
function fieldErrors(errors: readonly ValidationError[]): FieldErrors {
  return Object.fromEntries(
    errors.flatMap(({ property, constraints, children = [] }): [string, string][] =>
      children.length > 0
        ? Object.entries(fieldErrors(children)).map(([path, text]) => [`${property}.${path}`, text])
        : [[property, Object.values(constraints ?? {})[0] ?? "Enter a valid value"]],
    ),
  );
}
