import { registerEnumType } from "type-graphql";

type Descriptions<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Declares an enumeration of the API and returns its values by name. A value equals its name unless `values` gives a
 * different value. The website's build replaces each call with the resulting object (frontend/enumerations.mjs).
 * @param name the name in the schema
 * @param descriptions the meaning of each value, for the schema
 */
export function enumeration<Name extends string>(
  name: string,
  description: string,
  descriptions: Descriptions<Name>,
): { readonly [Key in Name]: Key };
export function enumeration<const Values extends Readonly<Record<string, string>>>(
  name: string,
  description: string,
  descriptions: Descriptions<Extract<keyof Values, string>>,
  values: Values,
): Values;
export function enumeration(
  name: string,
  description: string,
  descriptions: Descriptions<string>,
  values = Object.fromEntries(Object.keys(descriptions).map((key) => [key, key])),
): Readonly<Record<string, string>> {
  const valuesConfig = Object.fromEntries(
    Object.entries(descriptions).map(([key, text]) => [key, { description: text }]),
  );
  registerEnumType(values, { name, description, valuesConfig });
  return values;
}
