import { validate, type ValidationError } from "class-validator";
import { spell } from "@contract/kernel/contract/spelled";
import { t } from "@contract/kernel/contract/t";

export type InputClass<Input extends object> = new () => Input;

/**
 * Normalises values as the server stores them, and checks them against a contract's input class as the server does.
 * Resolves to the error texts by field; empty for valid values.
 */
export async function validateContract<Input extends object>(
  inputClass: InputClass<Input>,
  values: object,
): Promise<Record<string, string>> {
  const errors = await validate(spell(Object.assign(new inputClass(), values)), {
    stopAtFirstError: true,
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
  });
  return textsOf(errors);
}

/** Returns the error texts by field. */
export function textsOf(errors: readonly ValidationError[]): Record<string, string> {
  return Object.fromEntries(
    errors.map(({ property, constraints }) => [
      property,
      Object.values(constraints ?? {})[0] ?? t("Enter a valid value"),
    ]),
  );
}
