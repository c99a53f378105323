/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type AllocateLineMutationVariables = Exact<{
  input: Types.AllocateLineInput;
}>;

export type AllocateLineMutation = {
  allocateLine: { message: string; bankLine: BankLineFieldsFragment | null };
};

export type BankLineFieldsFragment = {
  batchId: string;
  line: number;
  fileName: string;
  eventSlug: string;
  date: string | null;
  reference: string;
  narration: string | null;
  amount: number;
  left: number;
  outcome: Types.StatementOutcome;
  teamName: string | null;
  setAside: string | null;
  setAsideBy: string | null;
  setAsideAt: string | null;
};

export type BankLinesQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type BankLinesQuery = { bankLines: Array<BankLineFieldsFragment> };

export type CommitStatementMutationVariables = Exact<{
  input: Types.CommitStatementInput;
}>;

export type CommitStatementMutation = {
  commitStatement: { message: string; changedLines: Array<number>; batch: StatementBatchFieldsFragment };
};

export type InspectStatementQueryVariables = Exact<{
  input: Types.InspectStatementInput;
}>;

export type InspectStatementQuery = {
  inspectStatement: {
    lines: number;
    preset: string | null;
    remembered: boolean;
    unnamed: Array<number>;
    columns: Array<{ index: number; heading: string; samples: Array<string> }>;
    mapping: StatementMappingFieldsFragment;
  };
};

export type PreviewStatementQueryVariables = Exact<{
  input: Types.PreviewStatementInput;
}>;

export type PreviewStatementQuery = {
  previewStatement: {
    eventTitle: string;
    totals: StatementTotalsFieldsFragment;
    warnings: Array<{
      paymentId: string;
      teamName: string;
      teamReference: string;
      line: number;
      date: string | null;
      amount: number;
    }>;
    lines: Array<StatementLineFieldsFragment>;
  };
};

export type SetLineAsideMutationVariables = Exact<{
  input: Types.SetAsideLineInput;
}>;

export type SetLineAsideMutation = {
  setLineAside: { message: string; bankLine: BankLineFieldsFragment | null };
};

export type StatementBatchFieldsFragment = {
  id: string;
  eventSlug: string;
  eventTitle: string;
  fileName: string;
  lines: number;
  confirmed: number;
  inForce: number;
  amount: number;
  committedAt: string;
  committedBy: string;
  undoneAt: string | null;
  undoneBy: string | null;
  leftAsIs: number;
};

export type StatementBatchLineFieldsFragment = {
  line: number;
  date: string | null;
  reference: string;
  amount: number | null;
  amountText: string;
  outcome: Types.StatementOutcome;
  effect: Types.StatementEffect;
  teamName: string | null;
  teamReference: string | null;
};

export type StatementBatchQueryVariables = Exact<{
  id: string;
}>;

export type StatementBatchQuery = {
  statementBatch: {
    batch: StatementBatchFieldsFragment;
    totals: StatementTotalsFieldsFragment;
    lines: Array<StatementBatchLineFieldsFragment>;
  };
};

export type StatementBatchesQueryVariables = Exact<{ [key: string]: never }>;

export type StatementBatchesQuery = { statementBatches: Array<StatementBatchFieldsFragment> };

export type StatementEventsQueryVariables = Exact<{ [key: string]: never }>;

export type StatementEventsQuery = {
  events: Array<{ id: string; slug: string; title: string; state: Types.EventState }>;
};

export type StatementLineFieldsFragment = {
  line: number;
  date: string | null;
  description: string;
  reference: string;
  amount: number | null;
  amountText: string;
  outcome: Types.StatementOutcome;
  reasons: Array<{ code: Types.StatementReason; text: string }>;
  match: {
    teamId: string;
    teamName: string;
    reference: string;
    status: Types.PaymentStatus;
    amount: number;
    transactionId: string | null;
    matchKey: string;
  } | null;
  seen: {
    at: string;
    seenBy: string;
    teamName: string;
    teamReference: string | null;
    batchId: string | null;
    fileName: string | null;
    line: number | null;
  } | null;
};

export type StatementMappingFieldsFragment = {
  date: number | null;
  description: number | null;
  reference: number | null;
  amount: number | null;
  direction: number | null;
  debit: number | null;
  credit: number | null;
  status: number | null;
  unused: Array<number> | null;
};

export type StatementTotalsFieldsFragment = {
  amount: number;
  creditLines: number;
  results: Array<{ outcome: Types.StatementOutcome; lines: number; creditLines: number; amount: number }>;
};

export type UndoStatementBatchMutationVariables = Exact<{
  input: Types.UndoStatementBatchInput;
}>;

export type UndoStatementBatchMutation = {
  undoStatementBatch: { message: string; batch: StatementBatchFieldsFragment };
};

// oxfmt-ignore
const BankLineFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"eventSlug"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"narration"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"setAside"}},{"kind":"Field","name":{"kind":"Name","value":"setAsideBy"}},{"kind":"Field","name":{"kind":"Name","value":"setAsideAt"}}]}};
// oxfmt-ignore
const StatementBatchFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatementBatchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventSlug"}},{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"inForce"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"committedBy"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"leftAsIs"}}]}};
// oxfmt-ignore
const StatementMappingFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatementMappingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementMapping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"debit"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unused"}}]}};
// oxfmt-ignore
const StatementTotalsFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatementTotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"creditLines"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"creditLines"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}};
// oxfmt-ignore
const StatementLineFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatementLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementLineView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"amountText"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"matchKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"seenBy"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"teamReference"}},{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}}]}};
// oxfmt-ignore
const StatementBatchLineFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatementBatchLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementBatchLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"amountText"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"teamReference"}}]}};
// oxfmt-ignore
export const AllocateLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AllocateLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AllocateLineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allocateLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"bankLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankLineFields"}}]}}]}}]}},BankLineFieldsFragmentNode]} as unknown as TypedDocumentNode<AllocateLineMutation, AllocateLineMutationVariables>;
// oxfmt-ignore
export const BankLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankLineFields"}}]}}]}},BankLineFieldsFragmentNode]} as unknown as TypedDocumentNode<BankLinesQuery, BankLinesQueryVariables>;
// oxfmt-ignore
export const CommitStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommitStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitStatementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"changedLines"}},{"kind":"Field","name":{"kind":"Name","value":"batch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatementBatchFields"}}]}}]}}]}},StatementBatchFieldsFragmentNode]} as unknown as TypedDocumentNode<CommitStatementMutation, CommitStatementMutationVariables>;
// oxfmt-ignore
export const InspectStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InspectStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InspectStatementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inspectStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"remembered"}},{"kind":"Field","name":{"kind":"Name","value":"unnamed"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatementMappingFields"}}]}}]}}]}},StatementMappingFieldsFragmentNode]} as unknown as TypedDocumentNode<InspectStatementQuery, InspectStatementQueryVariables>;
// oxfmt-ignore
export const PreviewStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewStatementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatementTotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"teamReference"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatementLineFields"}}]}}]}}]}},StatementTotalsFieldsFragmentNode,StatementLineFieldsFragmentNode]} as unknown as TypedDocumentNode<PreviewStatementQuery, PreviewStatementQueryVariables>;
// oxfmt-ignore
export const SetLineAsideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLineAside"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAsideLineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLineAside"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"bankLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankLineFields"}}]}}]}}]}},BankLineFieldsFragmentNode]} as unknown as TypedDocumentNode<SetLineAsideMutation, SetLineAsideMutationVariables>;
// oxfmt-ignore
export const StatementBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statementBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatementBatchFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatementTotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatementBatchLineFields"}}]}}]}}]}},StatementBatchFieldsFragmentNode,StatementTotalsFieldsFragmentNode,StatementBatchLineFieldsFragmentNode]} as unknown as TypedDocumentNode<StatementBatchQuery, StatementBatchQueryVariables>;
// oxfmt-ignore
export const StatementBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementBatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statementBatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatementBatchFields"}}]}}]}},StatementBatchFieldsFragmentNode]} as unknown as TypedDocumentNode<StatementBatchesQuery, StatementBatchesQueryVariables>;
// oxfmt-ignore
export const StatementEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inEnglish"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as TypedDocumentNode<StatementEventsQuery, StatementEventsQueryVariables>;
// oxfmt-ignore
export const UndoStatementBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoStatementBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoStatementBatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoStatementBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"batch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatementBatchFields"}}]}}]}}]}},StatementBatchFieldsFragmentNode]} as unknown as TypedDocumentNode<UndoStatementBatchMutation, UndoStatementBatchMutationVariables>;
export const useBankLinesQuery = /* @__PURE__ */ queryHook(BankLinesDocument);
export const useCommitStatementMutation = /* @__PURE__ */ mutationHook(CommitStatementDocument);
export const useSetLineAsideMutation = /* @__PURE__ */ mutationHook(SetLineAsideDocument);
export const useStatementBatchQuery = /* @__PURE__ */ queryHook(StatementBatchDocument);
export const useStatementBatchesQuery = /* @__PURE__ */ queryHook(StatementBatchesDocument);
export const useStatementEventsQuery = /* @__PURE__ */ queryHook(StatementEventsDocument);
export const useUndoStatementBatchMutation = /* @__PURE__ */ mutationHook(UndoStatementBatchDocument);
