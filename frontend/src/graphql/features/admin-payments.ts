/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook, subscriptionHook } from "../../shared/apollo/typed-hooks";
export type BookCashPaymentMutationVariables = Exact<{
  input: Types.BookCashInput;
}>;

export type BookCashPaymentMutation = {
  bookCashPayment: { message: string; payment: ReportedPaymentFieldsFragment };
};

export type CancelRefundMutationVariables = Exact<{
  input: Types.CancelRefundInput;
}>;

export type CancelRefundMutation = { cancelRefund: { message: string; refund: RefundFieldsFragment } };

export type CashSlipsQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type CashSlipsQuery = {
  cashSlips: Array<{
    id: string;
    number: number;
    teamName: string;
    reference: string;
    amount: number;
    note: string;
    notedBy: string;
    notedAt: string;
  }>;
};

export type ConfirmCashSlipMutationVariables = Exact<{
  input: Types.ConfirmCashSlipInput;
}>;

export type ConfirmCashSlipMutation = {
  confirmCashSlip: { message: string; slip: { id: string; state: Types.CashSlipState } };
};

export type DecidePaymentMutationVariables = Exact<{
  input: Types.DecidePaymentInput;
}>;

export type DecidePaymentMutation = {
  decidePayment: { message: string; payment: ReportedPaymentFieldsFragment };
};

export type DiscardCashSlipMutationVariables = Exact<{
  input: Types.DiscardCashSlipInput;
}>;

export type DiscardCashSlipMutation = {
  discardCashSlip: { message: string; slip: { id: string; state: Types.CashSlipState } };
};

export type GivePlaceBackMutationVariables = Exact<{
  input: Types.PlaceOfTeamInput;
}>;

export type GivePlaceBackMutation = { givePlaceBack: { message: string } };

export type LedgerQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type LedgerQuery = {
  ledger: Array<{
    id: string;
    day: string;
    number: string;
    note: string | null;
    open: number;
    bank: number | null;
    bankTotal: number;
    cash: number | null;
    cashTotal: number;
    unseen: number | null;
    parts: Array<{ teamName: string; amount: number }>;
  }>;
};

export type MoneyTallyFieldsFragment = { count: number; amount: number };

export type PaymentFiguresQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type PaymentFiguresQuery = {
  paymentFigures: {
    eventTitle: string;
    fee: number;
    payUntil: string | null;
    due: MoneyTallyFieldsFragment;
    reported: MoneyTallyFieldsFragment;
    accepted: MoneyTallyFieldsFragment;
    cash: MoneyTallyFieldsFragment;
    surplus: MoneyTallyFieldsFragment;
    refunded: MoneyTallyFieldsFragment;
    toReturn: MoneyTallyFieldsFragment;
    open: MoneyTallyFieldsFragment;
    days: Array<{
      day: string;
      reported: number;
      accepted: MoneyTallyFieldsFragment;
      ended: MoneyTallyFieldsFragment;
    }>;
    owing: Array<{
      teamId: string;
      name: string;
      reference: string | null;
      ranking: number | null;
      status: Types.PaymentStatus;
    }>;
  };
};

export type PaymentQueueChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type PaymentQueueChangedSubscription = { paymentQueueChanged: ReportedPaymentFieldsFragment | null };

export type PlaceOfTeamQueryVariables = Exact<{
  teamId: string;
}>;

export type PlaceOfTeamQuery = {
  placeOfTeam: {
    teamId: string;
    state: Types.PlaceState | null;
    deadline: string | null;
    changedAt: string | null;
    isFree: boolean;
    movedUpSince: Array<string>;
  } | null;
};

export type RecordRefundMutationVariables = Exact<{
  input: Types.RecordRefundInput;
}>;

export type RecordRefundMutation = { recordRefund: { message: string; refund: RefundFieldsFragment } };

export type RefundFieldsFragment = {
  id: string;
  paymentId: string;
  surplusId: string | null;
  teamName: string;
  reference: string;
  eventSlug: string;
  state: Types.RefundState;
  amount: number;
  reason: string;
  requestedAt: string;
  requestedBy: string;
  version: string;
  way: Types.RefundWay | null;
  paidOn: string | null;
  transactionId: string | null;
  closedAt: string | null;
  closedBy: string | null;
  account: { way: Types.RefundWay; account: string; accountName: string | null; ifsc: string | null } | null;
};

export type RefundsQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type RefundsQuery = { refunds: Array<RefundFieldsFragment> };

export type ReportedPaymentFieldsFragment = {
  id: string;
  teamId: string | null;
  teamName: string;
  reference: string | null;
  eventSlug: string;
  amount: number;
  fee: number;
  status: Types.PaymentStatus;
  transactionId: string | null;
  reporterName: string;
  reportedAt: string;
  decidedAt: string | null;
  version: string;
  decidedBy: string | null;
  reason: string | null;
  openRefund: Types.RefundState | null;
  receiptNumber: number | null;
  placeLost: boolean;
  disputedBy: Array<string>;
};

export type ReportedPaymentQueryVariables = Exact<{
  paymentId: string;
}>;

export type ReportedPaymentQuery = {
  reportedPayment: {
    payment: ReportedPaymentFieldsFragment;
    surpluses: Array<SurplusFieldsFragment>;
    steps: Array<{
      id: string;
      from: Types.PaymentStatus;
      to: Types.PaymentStatus;
      at: string;
      by: string;
      reason: string | null;
      transactionId: string | null;
      basis: Types.PaymentBasis | null;
    }>;
  };
};

export type ReportedPaymentsQueryVariables = Exact<{
  status?: Types.PaymentStatus | null | undefined;
}>;

export type ReportedPaymentsQuery = { reportedPayments: Array<ReportedPaymentFieldsFragment> };

export type RequestRefundMutationVariables = Exact<{
  input: Types.RequestRefundInput;
}>;

export type RequestRefundMutation = { requestRefund: { message: string; refund: RefundFieldsFragment } };

export type RevertPaymentMutationVariables = Exact<{
  input: Types.RevertPaymentInput;
}>;

export type RevertPaymentMutation = {
  revertPayment: { message: string; payment: ReportedPaymentFieldsFragment };
};

export type RevertSurplusMutationVariables = Exact<{
  input: Types.SurplusInput;
}>;

export type RevertSurplusMutation = {
  revertSurplus: { message: string; surpluses: Array<SurplusFieldsFragment> };
};

export type SurplusFieldsFragment = {
  id: string;
  amount: number;
  transactionId: string;
  batchId: string;
  line: number;
  fileName: string;
  givenAt: string;
  refund: Types.RefundState | null;
};

// oxfmt-ignore
const ReportedPaymentFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportedPaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportedPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"eventSlug"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"openRefund"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"placeLost"}},{"kind":"Field","name":{"kind":"Name","value":"disputedBy"}}]}};
// oxfmt-ignore
const RefundFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"surplusId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"eventSlug"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"ifsc"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}}]}};
// oxfmt-ignore
const MoneyTallyFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyTallyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyTally"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}};
// oxfmt-ignore
const SurplusFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SurplusFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Surplus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"refund"}}]}};
// oxfmt-ignore
export const BookCashPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookCashPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookCashInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookCashPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportedPaymentFields"}}]}}]}}]}},ReportedPaymentFieldsFragmentNode]} as unknown as TypedDocumentNode<BookCashPaymentMutation, BookCashPaymentMutationVariables>;
// oxfmt-ignore
export const CancelRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelRefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundFields"}}]}}]}}]}},RefundFieldsFragmentNode]} as unknown as TypedDocumentNode<CancelRefundMutation, CancelRefundMutationVariables>;
// oxfmt-ignore
export const CashSlipsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashSlips"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashSlips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"notedBy"}},{"kind":"Field","name":{"kind":"Name","value":"notedAt"}}]}}]}}]} as unknown as TypedDocumentNode<CashSlipsQuery, CashSlipsQueryVariables>;
// oxfmt-ignore
export const ConfirmCashSlipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCashSlip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmCashSlipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCashSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"slip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as TypedDocumentNode<ConfirmCashSlipMutation, ConfirmCashSlipMutationVariables>;
// oxfmt-ignore
export const DecidePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecidePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecidePaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decidePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportedPaymentFields"}}]}}]}}]}},ReportedPaymentFieldsFragmentNode]} as unknown as TypedDocumentNode<DecidePaymentMutation, DecidePaymentMutationVariables>;
// oxfmt-ignore
export const DiscardCashSlipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardCashSlip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscardCashSlipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardCashSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"slip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as TypedDocumentNode<DiscardCashSlipMutation, DiscardCashSlipMutationVariables>;
// oxfmt-ignore
export const GivePlaceBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GivePlaceBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOfTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"givePlaceBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<GivePlaceBackMutation, GivePlaceBackMutationVariables>;
// oxfmt-ignore
export const LedgerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ledger"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledger"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"bankTotal"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"cashTotal"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}}]}}]}}]} as unknown as TypedDocumentNode<LedgerQuery, LedgerQueryVariables>;
// oxfmt-ignore
export const PaymentFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyTallyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyTallyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyTallyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cash"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyTallyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"surplus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyTallyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyTallyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toReturn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyTallyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyTallyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"reported"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyTallyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyTallyFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"owing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payUntil"}}]}}]}},MoneyTallyFieldsFragmentNode]} as unknown as TypedDocumentNode<PaymentFiguresQuery, PaymentFiguresQueryVariables>;
// oxfmt-ignore
export const PaymentQueueChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PaymentQueueChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentQueueChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportedPaymentFields"}}]}}]}},ReportedPaymentFieldsFragmentNode]} as unknown as TypedDocumentNode<PaymentQueueChangedSubscription, PaymentQueueChangedSubscriptionVariables>;
// oxfmt-ignore
export const PlaceOfTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceOfTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOfTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"movedUpSince"}}]}}]}}]} as unknown as TypedDocumentNode<PlaceOfTeamQuery, PlaceOfTeamQueryVariables>;
// oxfmt-ignore
export const RecordRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordRefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundFields"}}]}}]}}]}},RefundFieldsFragmentNode]} as unknown as TypedDocumentNode<RecordRefundMutation, RecordRefundMutationVariables>;
// oxfmt-ignore
export const RefundsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Refunds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundFields"}}]}}]}},RefundFieldsFragmentNode]} as unknown as TypedDocumentNode<RefundsQuery, RefundsQueryVariables>;
// oxfmt-ignore
export const ReportedPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportedPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportedPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportedPaymentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"surpluses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SurplusFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}}]}}]}},ReportedPaymentFieldsFragmentNode,SurplusFieldsFragmentNode]} as unknown as TypedDocumentNode<ReportedPaymentQuery, ReportedPaymentQueryVariables>;
// oxfmt-ignore
export const ReportedPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportedPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportedPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportedPaymentFields"}}]}}]}},ReportedPaymentFieldsFragmentNode]} as unknown as TypedDocumentNode<ReportedPaymentsQuery, ReportedPaymentsQueryVariables>;
// oxfmt-ignore
export const RequestRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundFields"}}]}}]}}]}},RefundFieldsFragmentNode]} as unknown as TypedDocumentNode<RequestRefundMutation, RequestRefundMutationVariables>;
// oxfmt-ignore
export const RevertPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevertPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevertPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revertPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportedPaymentFields"}}]}}]}}]}},ReportedPaymentFieldsFragmentNode]} as unknown as TypedDocumentNode<RevertPaymentMutation, RevertPaymentMutationVariables>;
// oxfmt-ignore
export const RevertSurplusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevertSurplus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurplusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revertSurplus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"surpluses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SurplusFields"}}]}}]}}]}},SurplusFieldsFragmentNode]} as unknown as TypedDocumentNode<RevertSurplusMutation, RevertSurplusMutationVariables>;
export const useCashSlipsQuery = /* @__PURE__ */ queryHook(CashSlipsDocument);
export const useDecidePaymentMutation = /* @__PURE__ */ mutationHook(DecidePaymentDocument);
export const useGivePlaceBackMutation = /* @__PURE__ */ mutationHook(GivePlaceBackDocument);
export const useLedgerQuery = /* @__PURE__ */ queryHook(LedgerDocument);
export const usePaymentFiguresQuery = /* @__PURE__ */ queryHook(PaymentFiguresDocument);
export const usePaymentQueueChangedSubscription =
  /* @__PURE__ */ subscriptionHook(PaymentQueueChangedDocument);
export const usePlaceOfTeamQuery = /* @__PURE__ */ queryHook(PlaceOfTeamDocument);
export const useRefundsQuery = /* @__PURE__ */ queryHook(RefundsDocument);
export const useReportedPaymentQuery = /* @__PURE__ */ queryHook(ReportedPaymentDocument);
export const useReportedPaymentsQuery = /* @__PURE__ */ queryHook(ReportedPaymentsDocument);
export const useRevertPaymentMutation = /* @__PURE__ */ mutationHook(RevertPaymentDocument);
