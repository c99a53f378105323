/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook, subscriptionHook } from "../../shared/apollo/typed-hooks";
export type MarkNotificationsReadMutationVariables = Exact<{
  input: Types.MarkNotificationsReadInput;
}>;

export type MarkNotificationsReadMutation = {
  markNotificationsRead: { unread: number; items: Array<NotificationFieldsFragment> };
};

export type NotificationFieldsFragment = {
  id: string;
  kind: Types.NotificationKind;
  title: string;
  text: string;
  path: string;
  label: string;
  teamId: string | null;
  createdAt: string;
  readAt: string | null;
};

export type NotificationsChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type NotificationsChangedSubscription = {
  notificationsChanged: { unread: number; items: Array<NotificationFieldsFragment> };
};

export type NotificationsQueryVariables = Exact<{ [key: string]: never }>;

export type NotificationsQuery = {
  notifications: { unread: number; items: Array<NotificationFieldsFragment> };
};

export type RemindersQueryVariables = Exact<{ [key: string]: never }>;

export type RemindersQuery = { reminders: boolean };

export type SetMailingsMutationVariables = Exact<{
  input: Types.MailingsInput;
}>;

export type SetMailingsMutation = { setMailings: boolean };

export type SetRemindersMutationVariables = Exact<{
  input: Types.RemindersInput;
}>;

export type SetRemindersMutation = { setReminders: boolean };

export type WantsMailingsQueryVariables = Exact<{ [key: string]: never }>;

export type WantsMailingsQuery = { wantsMailings: boolean };

// oxfmt-ignore
const NotificationFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}};
// oxfmt-ignore
export const MarkNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkNotificationsReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationFields"}}]}}]}}]}},NotificationFieldsFragmentNode]} as unknown as TypedDocumentNode<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
// oxfmt-ignore
export const NotificationsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationFields"}}]}}]}}]}},NotificationFieldsFragmentNode]} as unknown as TypedDocumentNode<NotificationsChangedSubscription, NotificationsChangedSubscriptionVariables>;
// oxfmt-ignore
export const NotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationFields"}}]}}]}}]}},NotificationFieldsFragmentNode]} as unknown as TypedDocumentNode<NotificationsQuery, NotificationsQueryVariables>;
// oxfmt-ignore
export const RemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminders"}}]}}]} as unknown as TypedDocumentNode<RemindersQuery, RemindersQueryVariables>;
// oxfmt-ignore
export const SetMailingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMailings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMailings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as TypedDocumentNode<SetMailingsMutation, SetMailingsMutationVariables>;
// oxfmt-ignore
export const SetRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemindersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as TypedDocumentNode<SetRemindersMutation, SetRemindersMutationVariables>;
// oxfmt-ignore
export const WantsMailingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WantsMailings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wantsMailings"}}]}}]} as unknown as TypedDocumentNode<WantsMailingsQuery, WantsMailingsQueryVariables>;
export const useMarkNotificationsReadMutation = /* @__PURE__ */ mutationHook(MarkNotificationsReadDocument);
export const useNotificationsChangedSubscription = /* @__PURE__ */ subscriptionHook(
  NotificationsChangedDocument,
);
export const useNotificationsQuery = /* @__PURE__ */ queryHook(NotificationsDocument);
export const useRemindersQuery = /* @__PURE__ */ queryHook(RemindersDocument);
export const useSetMailingsMutation = /* @__PURE__ */ mutationHook(SetMailingsDocument);
export const useSetRemindersMutation = /* @__PURE__ */ mutationHook(SetRemindersDocument);
export const useWantsMailingsQuery = /* @__PURE__ */ queryHook(WantsMailingsDocument);
