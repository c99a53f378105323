/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
export type ListColumnsQueryVariables = Exact<{
  input: Types.ListColumnsInput;
}>;

export type ListColumnsQuery = { listColumns: ListReadingFieldsFragment };

export type ListReadingFieldsFragment = {
  fields: Array<Types.ListField>;
  columns: Array<{
    column: number;
    heading: string;
    sample: string;
    field: Types.ListField | null;
    isDoubtful: boolean;
  }>;
};

// oxfmt-ignore
const ListReadingFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListReadingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"isDoubtful"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}};
// oxfmt-ignore
export const ListColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListColumnsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListReadingFields"}}]}}]}},ListReadingFieldsFragmentNode]} as unknown as TypedDocumentNode<ListColumnsQuery, ListColumnsQueryVariables>;
