import { registerEnumType } from "type-graphql";

/** Which end of a list comes first. */
export const SortDirection = { ASC: "ASC", DESC: "DESC" } as const;
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];

registerEnumType(SortDirection, {
  name: "SortDirection",
  description: "Which end of a list comes first.",
  valuesConfig: { ASC: { description: "Smallest first." }, DESC: { description: "Largest first." } },
});
