/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type CreateSpreadsheetFeedMutationVariables = Exact<{
  input: Types.CreateSpreadsheetFeedInput;
}>;

export type CreateSpreadsheetFeedMutation = {
  createSpreadsheetFeed: { message: string; url: string; feed: { id: string; name: string } };
};

export type CreateWebhookMutationVariables = Exact<{
  input: Types.CreateWebhookInput;
}>;

export type CreateWebhookMutation = {
  createWebhook: { message: string; secret: string | null; webhook: WebhookFieldsFragment };
};

export type DeleteWebhookMutationVariables = Exact<{
  input: Types.WebhookIdInput;
}>;

export type DeleteWebhookMutation = { deleteWebhook: { message: string } };

export type EndSpreadsheetFeedMutationVariables = Exact<{
  input: Types.EndSpreadsheetFeedInput;
}>;

export type EndSpreadsheetFeedMutation = { endSpreadsheetFeed: { message: string } };

export type ReplayFailedWebhooksMutationVariables = Exact<{
  input: Types.ReplayFailedWebhooksInput;
}>;

export type ReplayFailedWebhooksMutation = { replayFailedWebhooks: { message: string } };

export type ReplayWebhookMutationVariables = Exact<{
  input: Types.ReplayWebhookInput;
}>;

export type ReplayWebhookMutation = { replayWebhook: { message: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: Types.WebhookIdInput;
}>;

export type RotateWebhookSecretMutation = {
  rotateWebhookSecret: { message: string; secret: string | null; webhook: WebhookFieldsFragment };
};

export type SpreadsheetFeedsQueryVariables = Exact<{ [key: string]: never }>;

export type SpreadsheetFeedsQuery = {
  spreadsheetFeeds: Array<{
    id: string;
    name: string;
    content: Types.FeedContent;
    eventTitle: string;
    withContact: boolean;
    madeBy: string;
    isEnded: boolean;
    createdAt: string;
    lastUsedAt: string | null;
  }>;
};

export type TestWebhookMutationVariables = Exact<{
  input: Types.WebhookIdInput;
}>;

export type TestWebhookMutation = { testWebhook: { message: string } };

export type UpdateWebhookMutationVariables = Exact<{
  input: Types.UpdateWebhookInput;
}>;

export type UpdateWebhookMutation = { updateWebhook: { message: string; webhook: WebhookFieldsFragment } };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: string;
  onlyFailed: boolean;
  first: number;
  after?: string | null | undefined;
}>;

export type WebhookDeliveriesQuery = {
  webhookDeliveries: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: Array<{
      node: {
        id: string;
        type: string;
        state: Types.WebhookDeliveryState;
        attempts: number;
        createdAt: string;
        nextAttemptAt: string | null;
        lastStatus: number | null;
        lastError: string | null;
      };
    }>;
  };
};

export type WebhookDeliveryQueryVariables = Exact<{
  id: string;
}>;

export type WebhookDeliveryQuery = {
  webhookDelivery: {
    id: string;
    type: string;
    state: Types.WebhookDeliveryState;
    body: string;
    history: Array<{
      id: string;
      at: string;
      status: number | null;
      durationMs: number;
      reply: string | null;
      error: string | null;
    }>;
  };
};

export type WebhookFieldsFragment = {
  id: string;
  version: string;
  url: string;
  description: string;
  types: Array<string>;
  state: Types.WebhookState;
  failingSince: string | null;
  formerSecretUntil: string | null;
  createdBy: string;
  createdAt: string;
};

export type WebhooksQueryVariables = Exact<{ [key: string]: never }>;

export type WebhooksQuery = { webhooks: Array<WebhookFieldsFragment> };

// oxfmt-ignore
const WebhookFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}};
// oxfmt-ignore
export const CreateSpreadsheetFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSpreadsheetFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSpreadsheetFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSpreadsheetFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as TypedDocumentNode<CreateSpreadsheetFeedMutation, CreateSpreadsheetFeedMutationVariables>;
// oxfmt-ignore
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}}]}},WebhookFieldsFragmentNode]} as unknown as TypedDocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
// oxfmt-ignore
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
// oxfmt-ignore
export const EndSpreadsheetFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSpreadsheetFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSpreadsheetFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSpreadsheetFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<EndSpreadsheetFeedMutation, EndSpreadsheetFeedMutationVariables>;
// oxfmt-ignore
export const ReplayFailedWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayFailedWebhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayFailedWebhooksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayFailedWebhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<ReplayFailedWebhooksMutation, ReplayFailedWebhooksMutationVariables>;
// oxfmt-ignore
export const ReplayWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<ReplayWebhookMutation, ReplayWebhookMutationVariables>;
// oxfmt-ignore
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}}]}},WebhookFieldsFragmentNode]} as unknown as TypedDocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
// oxfmt-ignore
export const SpreadsheetFeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpreadsheetFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spreadsheetFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"withContact"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as TypedDocumentNode<SpreadsheetFeedsQuery, SpreadsheetFeedsQueryVariables>;
// oxfmt-ignore
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
// oxfmt-ignore
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}}]}},WebhookFieldsFragmentNode]} as unknown as TypedDocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
// oxfmt-ignore
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onlyFailed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"onlyFailed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onlyFailed"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
// oxfmt-ignore
export const WebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]} as unknown as TypedDocumentNode<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>;
// oxfmt-ignore
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}},WebhookFieldsFragmentNode]} as unknown as TypedDocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const useCreateWebhookMutation = /* @__PURE__ */ mutationHook(CreateWebhookDocument);
export const useDeleteWebhookMutation = /* @__PURE__ */ mutationHook(DeleteWebhookDocument);
export const useEndSpreadsheetFeedMutation = /* @__PURE__ */ mutationHook(EndSpreadsheetFeedDocument);
export const useReplayFailedWebhooksMutation = /* @__PURE__ */ mutationHook(ReplayFailedWebhooksDocument);
export const useReplayWebhookMutation = /* @__PURE__ */ mutationHook(ReplayWebhookDocument);
export const useRotateWebhookSecretMutation = /* @__PURE__ */ mutationHook(RotateWebhookSecretDocument);
export const useSpreadsheetFeedsQuery = /* @__PURE__ */ queryHook(SpreadsheetFeedsDocument);
export const useTestWebhookMutation = /* @__PURE__ */ mutationHook(TestWebhookDocument);
export const useUpdateWebhookMutation = /* @__PURE__ */ mutationHook(UpdateWebhookDocument);
export const useWebhookDeliveriesQuery = /* @__PURE__ */ queryHook(WebhookDeliveriesDocument);
export const useWebhookDeliveryQuery = /* @__PURE__ */ queryHook(WebhookDeliveryDocument);
export const useWebhooksQuery = /* @__PURE__ */ queryHook(WebhooksDocument);
