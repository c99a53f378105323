/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { TypedDocumentNode } from "@apollo/client";
import { queryHook } from "../../shared/apollo/typed-hooks";
export type AdminOverviewQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type AdminOverviewQuery = {
  adminOverview: {
    eventSlug: string | null;
    waiting: {
      payments: number | null;
      oldestReportAt: string | null;
      unclaimedLines: number | null;
      unclaimedAmount: number | null;
      cashSlips: number | null;
      cashAmount: number | null;
      failedMails: number | null;
    };
    backup: { madeAt: string | null; places: Array<string>; failures: number; reason: string } | null;
    gaps: { members: number; handles: number; payment: number } | null;
    figures: {
      teams: number;
      complete: number;
      paid: number;
      funnel: { accounts: number; inTeams: number; inCompleteTeams: number; inPaidTeams: number };
      days: Array<OverviewRowFieldsFragment>;
      colleges: Array<OverviewRowFieldsFragment>;
    } | null;
  };
};

export type MailServerQueryVariables = Exact<{ [key: string]: never }>;

export type MailServerQuery = {
  clubSettings: { fields: Array<{ name: string; value: string; fixedBy: string | null }> };
};

export type OverviewRowFieldsFragment = {
  name: string | null;
  signUps: number;
  teams: number;
  complete: number;
  paid: number;
};

export type PaymentsWaitingQueryVariables = Exact<{ [key: string]: never }>;

export type PaymentsWaitingQuery = { adminOverview: { waiting: { payments: number | null } } };

export type SamplesLeftQueryVariables = Exact<{ [key: string]: never }>;

export type SamplesLeftQuery = {
  samples: { people: number; testimonials: number; glimpses: number; events: number; texts: number };
  siteContent: { club: { sample: boolean } };
};

export type StatementWarningsQueryVariables = Exact<{ [key: string]: never }>;

export type StatementWarningsQuery = {
  statementWarnings: Array<{
    paymentId: string;
    teamName: string;
    teamReference: string;
    date: string | null;
    amount: number;
  }>;
};

// oxfmt-ignore
const OverviewRowFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverviewRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signUps"}},{"kind":"Field","name":{"kind":"Name","value":"teams"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}};
// oxfmt-ignore
export const AdminOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventSlug"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"}},{"kind":"Field","name":{"kind":"Name","value":"oldestReportAt"}},{"kind":"Field","name":{"kind":"Name","value":"unclaimedLines"}},{"kind":"Field","name":{"kind":"Name","value":"unclaimedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"cashSlips"}},{"kind":"Field","name":{"kind":"Name","value":"cashAmount"}},{"kind":"Field","name":{"kind":"Name","value":"failedMails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"handles"}},{"kind":"Field","name":{"kind":"Name","value":"payment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"}},{"kind":"Field","name":{"kind":"Name","value":"inTeams"}},{"kind":"Field","name":{"kind":"Name","value":"inCompleteTeams"}},{"kind":"Field","name":{"kind":"Name","value":"inPaidTeams"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewRowFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colleges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewRowFields"}}]}}]}}]}}]}},OverviewRowFieldsFragmentNode]} as unknown as TypedDocumentNode<AdminOverviewQuery, AdminOverviewQueryVariables>;
// oxfmt-ignore
export const MailServerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailServer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clubSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"EnumValue","value":"mail"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"fixedBy"}}]}}]}}]}}]} as unknown as TypedDocumentNode<MailServerQuery, MailServerQueryVariables>;
// oxfmt-ignore
export const PaymentsWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentsWaiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"}}]}}]}}]}}]} as unknown as TypedDocumentNode<PaymentsWaitingQuery, PaymentsWaitingQueryVariables>;
// oxfmt-ignore
export const SamplesLeftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SamplesLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"samples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"testimonials"}},{"kind":"Field","name":{"kind":"Name","value":"glimpses"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}}]}}]}}]} as unknown as TypedDocumentNode<SamplesLeftQuery, SamplesLeftQueryVariables>;
// oxfmt-ignore
export const StatementWarningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementWarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statementWarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"teamReference"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as TypedDocumentNode<StatementWarningsQuery, StatementWarningsQueryVariables>;
export const useAdminOverviewQuery = /* @__PURE__ */ queryHook(AdminOverviewDocument);
export const useMailServerQuery = /* @__PURE__ */ queryHook(MailServerDocument);
export const usePaymentsWaitingQuery = /* @__PURE__ */ queryHook(PaymentsWaitingDocument);
export const useSamplesLeftQuery = /* @__PURE__ */ queryHook(SamplesLeftDocument);
export const useStatementWarningsQuery = /* @__PURE__ */ queryHook(StatementWarningsDocument);
