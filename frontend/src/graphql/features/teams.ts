/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook, subscriptionHook } from "../../shared/apollo/typed-hooks";
export type AcceptInvitationMutationVariables = Exact<{
  input: Types.AcceptInvitationInput;
}>;

export type AcceptInvitationMutation = { acceptInvitation: { message: string; team: TeamFieldsFragment } };

export type AcceptMembershipMutationVariables = Exact<{
  input: Types.TeamIdInput;
}>;

export type AcceptMembershipMutation = { acceptMembership: { message: string; team: TeamFieldsFragment } };

export type AcceptPlaceMutationVariables = Exact<{
  input: Types.TeamIdInput;
}>;

export type AcceptPlaceMutation = { acceptPlace: { message: string; team: TeamFieldsFragment } };

export type AcceptRequestMutationVariables = Exact<{
  input: Types.JoinRequestInput;
}>;

export type AcceptRequestMutation = { acceptRequest: { message: string; team: TeamFieldsFragment } };

export type AddMemberRecordMutationVariables = Exact<{
  input: Types.AddMemberRecordInput;
}>;

export type AddMemberRecordMutation = { addMemberRecord: { message: string; team: TeamFieldsFragment } };

export type AddMemberMutationVariables = Exact<{
  input: Types.AddMemberInput;
}>;

export type AddMemberMutation = { addMember: { message: string; team: TeamFieldsFragment } };

export type AfterEventQueryVariables = Exact<{
  slug: string;
}>;

export type AfterEventQuery = {
  resultsKind: Types.ResultsKind;
  myCertificates: Array<{ id: string; eventId: string; publicId: string; revokedAt: string | null }>;
};

export type CreateTeamMutationVariables = Exact<{
  input: Types.CreateTeamInput;
}>;

export type CreateTeamMutation = {
  createTeam: { message: string; team: TeamFieldsFragment; session: SessionFieldsFragment | null };
};

export type DeclineInvitationMutationVariables = Exact<{
  input: Types.TeamIdInput;
}>;

export type DeclineInvitationMutation = { declineInvitation: { message: string } };

export type DeclinePlaceMutationVariables = Exact<{
  input: Types.TeamIdInput;
}>;

export type DeclinePlaceMutation = { declinePlace: { message: string; team: TeamFieldsFragment } };

export type DeclineRequestMutationVariables = Exact<{
  input: Types.JoinRequestInput;
}>;

export type DeclineRequestMutation = { declineRequest: { message: string } };

export type DeleteTeamMutationVariables = Exact<{
  input: Types.TeamIdInput;
}>;

export type DeleteTeamMutation = { deleteTeam: { message: string } };

export type EndInvitationLinkMutationVariables = Exact<{
  input: Types.TeamIdInput;
}>;

export type EndInvitationLinkMutation = { endInvitationLink: { message: string } };

export type InvitationLinkFieldsFragment = { url: string; qrSvg: string; createdAt: string };

export type InviteListedMutationVariables = Exact<{
  input: Types.InviteListedInput;
}>;

export type InviteListedMutation = { inviteListed: { message: string } };

export type InviteToTeamMutationVariables = Exact<{
  input: Types.InviteInput;
}>;

export type InviteToTeamMutation = {
  inviteToTeam: { message: string; invitations: Array<TeamInvitationFieldsFragment> };
};

export type JoinRequestsQueryVariables = Exact<{
  teamId: string;
}>;

export type JoinRequestsQuery = {
  joinRequests: Array<{
    id: string;
    name: string;
    college: string | null;
    codeforcesHandle: string | null;
    line: string | null;
  }>;
};

export type JoinTeamMutationVariables = Exact<{
  input: Types.JoinTeamInput;
}>;

export type JoinTeamMutation = { joinTeam: { message: string; team: TeamFieldsFragment } };

export type LeaveTeamMutationVariables = Exact<{
  input: Types.TeamIdInput;
}>;

export type LeaveTeamMutation = { leaveTeam: { message: string } };

export type ListMyselfMutationVariables = Exact<{
  input: Types.ListMyselfInput;
}>;

export type ListMyselfMutation = { listMyself: { message: string; listings: ListingFieldsFragment } };

export type ListTeamMutationVariables = Exact<{
  input: Types.ListTeamInput;
}>;

export type ListTeamMutation = { listTeam: { message: string; listings: ListingFieldsFragment } };

export type ListedPeopleQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;

export type ListedPeopleQuery = {
  listedPeople: {
    totalCount: number;
    edges: Array<{
      node: {
        id: string;
        name: string;
        college: string | null;
        codeforcesHandle: string | null;
        line: string;
        isOwn: boolean;
        invited: boolean;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export type ListedTeamsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;

export type ListedTeamsQuery = {
  listedTeams: {
    totalCount: number;
    edges: Array<{
      node: {
        teamId: string;
        teamName: string;
        leaderName: string;
        college: string | null;
        placesLeft: number;
        line: string;
        requested: boolean;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export type ListingFieldsFragment = { open: boolean; person: string | null; team: string | null };

export type MyInvitationsQueryVariables = Exact<{ [key: string]: never }>;

export type MyInvitationsQuery = {
  myInvitations: Array<{
    teamId: string;
    teamName: string;
    leaderName: string;
    placesLeft: number;
    state: Types.InvitationState;
    registrationClosesAt: string | null;
    event: { id: string; title: string };
  }>;
};

export type MyListingsQueryVariables = Exact<{ [key: string]: never }>;

export type MyListingsQuery = { myListings: ListingFieldsFragment };

export type OwnHandleQueryVariables = Exact<{ [key: string]: never }>;

export type OwnHandleQuery = { viewer: { id: string; codeforcesHandle: string | null } | null };

export type PersonFieldsFragment = {
  id: string;
  userId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  college: string | null;
  universityRollNo: string | null;
  codeforcesHandle: string | null;
  isLeader: boolean;
  confirmed: boolean;
  handleVerified: boolean;
  handleTaken: boolean;
};

export type RemoveListingMutationVariables = Exact<{
  input: Types.ListingInput;
}>;

export type RemoveListingMutation = { removeListing: { message: string } };

export type RemoveMemberMutationVariables = Exact<{
  input: Types.RemoveMemberInput;
}>;

export type RemoveMemberMutation = { removeMember: { message: string; team: TeamFieldsFragment } };

export type RenewInvitationLinkMutationVariables = Exact<{
  input: Types.TeamIdInput;
}>;

export type RenewInvitationLinkMutation = {
  renewInvitationLink: { message: string; link: InvitationLinkFieldsFragment | null };
};

export type RequestToJoinMutationVariables = Exact<{
  input: Types.TeamIdInput;
}>;

export type RequestToJoinMutation = { requestToJoin: { message: string } };

export type ResendInvitationMutationVariables = Exact<{
  input: Types.TeamInvitationInput;
}>;

export type ResendInvitationMutation = {
  resendInvitation: { message: string; invitations: Array<TeamInvitationFieldsFragment> };
};

export type TeamCalendarQueryVariables = Exact<{
  teamId: string;
}>;

export type TeamCalendarQuery = { teamCalendar: { url: string; webcalUrl: string } };

export type TeamChangedSubscriptionVariables = Exact<{
  teamId: string;
}>;

export type TeamChangedSubscription = { teamChanged: TeamFieldsFragment };

export type TeamFieldsFragment = {
  id: string;
  name: string;
  ranking: number | null;
  paymentStatus: Types.PaymentStatus;
  qualified: boolean;
  place: { state: Types.PlaceState; deadline: string } | null;
  event: {
    id: string;
    slug: string;
    title: string;
    fee: number;
    minTeamSize: number;
    maxTeamSize: number;
    qualifyingRank: number;
  };
  leader: PersonFieldsFragment;
  members: Array<PersonFieldsFragment>;
};

export type TeamInvitationFieldsFragment = {
  id: string;
  email: string | null;
  name: string | null;
  sentAt: string | null;
  createdAt: string;
};

export type TeamInvitationLinkQueryVariables = Exact<{
  teamId: string;
}>;

export type TeamInvitationLinkQuery = { invitationLink: InvitationLinkFieldsFragment | null };

export type TeamInvitationsQueryVariables = Exact<{
  teamId: string;
}>;

export type TeamInvitationsQuery = { teamInvitations: Array<TeamInvitationFieldsFragment> };

export type TeamRefundQueryVariables = Exact<{
  teamId: string;
}>;

export type TeamRefundQuery = {
  teamPayment: { refund: { state: Types.RefundState; isSurplus: boolean } | null };
};

export type TeamStatusQueryVariables = Exact<{ [key: string]: never }>;

export type TeamStatusQuery = {
  currentEvent: {
    slug: string;
    title: string;
    maxTeamSize: number;
    registrationOpen: boolean;
    openPastDeadline: boolean;
    firstDay: string;
    lastDay: string;
    hours: string | null;
    venue: string;
    room: string | null;
    schedule: string;
    notices: Array<{ title: string; description: string; link: string | null }>;
  } | null;
  myTeam: TeamFieldsFragment | null;
};

export type TransferTeamMutationVariables = Exact<{
  input: Types.TransferTeamInput;
}>;

export type TransferTeamMutation = {
  transferTeam: { message: string; team: TeamFieldsFragment; session: SessionFieldsFragment | null };
};

export type UnlistMyselfMutationVariables = Exact<{ [key: string]: never }>;

export type UnlistMyselfMutation = { unlistMyself: { message: string; listings: ListingFieldsFragment } };

export type UnlistTeamMutationVariables = Exact<{
  input: Types.TeamIdInput;
}>;

export type UnlistTeamMutation = { unlistTeam: { message: string; listings: ListingFieldsFragment } };

export type UpdateHandleMutationVariables = Exact<{
  input: Types.UpdateHandleInput;
}>;

export type UpdateHandleMutation = { updateHandle: { message: string; team: TeamFieldsFragment } };

export type UpdateMemberRecordMutationVariables = Exact<{
  input: Types.UpdateMemberRecordInput;
}>;

export type UpdateMemberRecordMutation = {
  updateMemberRecord: { message: string; team: TeamFieldsFragment };
};

export type WithdrawInvitationMutationVariables = Exact<{
  input: Types.TeamInvitationInput;
}>;

export type WithdrawInvitationMutation = {
  withdrawInvitation: { message: string; invitations: Array<TeamInvitationFieldsFragment> };
};

export type WithdrawRequestMutationVariables = Exact<{
  input: Types.TeamIdInput;
}>;

export type WithdrawRequestMutation = { withdrawRequest: { message: string } };

export type SessionFieldsFragment = {
  message: string;
  token: string;
  id: string;
  userId: string;
  roleName: string;
  grants: Array<Types.Grant>;
  name: string;
  email: string;
};

// oxfmt-ignore
const TeamFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"qualified"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"minTeamSize"}},{"kind":"Field","name":{"kind":"Name","value":"maxTeamSize"}},{"kind":"Field","name":{"kind":"Name","value":"qualifyingRank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}};
// oxfmt-ignore
const PersonFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"universityRollNo"}},{"kind":"Field","name":{"kind":"Name","value":"codeforcesHandle"}},{"kind":"Field","name":{"kind":"Name","value":"isLeader"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"handleVerified"}},{"kind":"Field","name":{"kind":"Name","value":"handleTaken"}}]}};
// oxfmt-ignore
const SessionFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"grants"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}};
// oxfmt-ignore
const TeamInvitationFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamInvitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}};
// oxfmt-ignore
const ListingFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyListings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"person"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}};
// oxfmt-ignore
const InvitationLinkFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrSvg"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}};
// oxfmt-ignore
export const AcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
// oxfmt-ignore
export const AcceptMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<AcceptMembershipMutation, AcceptMembershipMutationVariables>;
// oxfmt-ignore
export const AcceptPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<AcceptPlaceMutation, AcceptPlaceMutationVariables>;
// oxfmt-ignore
export const AcceptRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<AcceptRequestMutation, AcceptRequestMutationVariables>;
// oxfmt-ignore
export const AddMemberRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMemberRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddMemberRecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMemberRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<AddMemberRecordMutation, AddMemberRecordMutationVariables>;
// oxfmt-ignore
export const AddMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<AddMemberMutation, AddMemberMutationVariables>;
// oxfmt-ignore
export const AfterEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AfterEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultsKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}]},{"kind":"Field","name":{"kind":"Name","value":"myCertificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]}}]} as unknown as TypedDocumentNode<AfterEventQuery, AfterEventQueryVariables>;
// oxfmt-ignore
export const CreateTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode,SessionFieldsFragmentNode]} as unknown as TypedDocumentNode<CreateTeamMutation, CreateTeamMutationVariables>;
// oxfmt-ignore
export const DeclineInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<DeclineInvitationMutation, DeclineInvitationMutationVariables>;
// oxfmt-ignore
export const DeclinePlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclinePlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declinePlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<DeclinePlaceMutation, DeclinePlaceMutationVariables>;
// oxfmt-ignore
export const DeclineRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<DeclineRequestMutation, DeclineRequestMutationVariables>;
// oxfmt-ignore
export const DeleteTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<DeleteTeamMutation, DeleteTeamMutationVariables>;
// oxfmt-ignore
export const EndInvitationLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndInvitationLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endInvitationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<EndInvitationLinkMutation, EndInvitationLinkMutationVariables>;
// oxfmt-ignore
export const InviteListedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteListed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteListedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteListed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<InviteListedMutation, InviteListedMutationVariables>;
// oxfmt-ignore
export const InviteToTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteToTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteToTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamInvitationFields"}}]}}]}}]}},TeamInvitationFieldsFragmentNode]} as unknown as TypedDocumentNode<InviteToTeamMutation, InviteToTeamMutationVariables>;
// oxfmt-ignore
export const JoinRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"codeforcesHandle"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}}]}}]} as unknown as TypedDocumentNode<JoinRequestsQuery, JoinRequestsQueryVariables>;
// oxfmt-ignore
export const JoinTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<JoinTeamMutation, JoinTeamMutationVariables>;
// oxfmt-ignore
export const LeaveTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<LeaveTeamMutation, LeaveTeamMutationVariables>;
// oxfmt-ignore
export const ListMyselfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListMyself"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListMyselfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMyself"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFields"}}]}}]}}]}},ListingFieldsFragmentNode]} as unknown as TypedDocumentNode<ListMyselfMutation, ListMyselfMutationVariables>;
// oxfmt-ignore
export const ListTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFields"}}]}}]}}]}},ListingFieldsFragmentNode]} as unknown as TypedDocumentNode<ListTeamMutation, ListTeamMutationVariables>;
// oxfmt-ignore
export const ListedPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"codeforcesHandle"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as TypedDocumentNode<ListedPeopleQuery, ListedPeopleQueryVariables>;
// oxfmt-ignore
export const ListedTeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedTeams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedTeams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"leaderName"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"requested"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as TypedDocumentNode<ListedTeamsQuery, ListedTeamsQueryVariables>;
// oxfmt-ignore
export const MyInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"leaderName"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as TypedDocumentNode<MyInvitationsQuery, MyInvitationsQueryVariables>;
// oxfmt-ignore
export const MyListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyListings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myListings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFields"}}]}}]}},ListingFieldsFragmentNode]} as unknown as TypedDocumentNode<MyListingsQuery, MyListingsQueryVariables>;
// oxfmt-ignore
export const OwnHandleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnHandle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codeforcesHandle"}}]}}]}}]} as unknown as TypedDocumentNode<OwnHandleQuery, OwnHandleQueryVariables>;
// oxfmt-ignore
export const RemoveListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<RemoveListingMutation, RemoveListingMutationVariables>;
// oxfmt-ignore
export const RemoveMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<RemoveMemberMutation, RemoveMemberMutationVariables>;
// oxfmt-ignore
export const RenewInvitationLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewInvitationLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewInvitationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationLinkFields"}}]}}]}}]}},InvitationLinkFieldsFragmentNode]} as unknown as TypedDocumentNode<RenewInvitationLinkMutation, RenewInvitationLinkMutationVariables>;
// oxfmt-ignore
export const RequestToJoinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestToJoin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestToJoin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<RequestToJoinMutation, RequestToJoinMutationVariables>;
// oxfmt-ignore
export const ResendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamInvitationFields"}}]}}]}}]}},TeamInvitationFieldsFragmentNode]} as unknown as TypedDocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;
// oxfmt-ignore
export const TeamCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webcalUrl"}}]}}]}}]} as unknown as TypedDocumentNode<TeamCalendarQuery, TeamCalendarQueryVariables>;
// oxfmt-ignore
export const TeamChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TeamChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<TeamChangedSubscription, TeamChangedSubscriptionVariables>;
// oxfmt-ignore
export const TeamInvitationLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamInvitationLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationLinkFields"}}]}}]}},InvitationLinkFieldsFragmentNode]} as unknown as TypedDocumentNode<TeamInvitationLinkQuery, TeamInvitationLinkQueryVariables>;
// oxfmt-ignore
export const TeamInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamInvitationFields"}}]}}]}},TeamInvitationFieldsFragmentNode]} as unknown as TypedDocumentNode<TeamInvitationsQuery, TeamInvitationsQueryVariables>;
// oxfmt-ignore
export const TeamRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isSurplus"}}]}}]}}]}}]} as unknown as TypedDocumentNode<TeamRefundQuery, TeamRefundQueryVariables>;
// oxfmt-ignore
export const TeamStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEvent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"maxTeamSize"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpen"}},{"kind":"Field","name":{"kind":"Name","value":"openPastDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTeam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<TeamStatusQuery, TeamStatusQueryVariables>;
// oxfmt-ignore
export const TransferTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode,SessionFieldsFragmentNode]} as unknown as TypedDocumentNode<TransferTeamMutation, TransferTeamMutationVariables>;
// oxfmt-ignore
export const UnlistMyselfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlistMyself"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlistMyself"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFields"}}]}}]}}]}},ListingFieldsFragmentNode]} as unknown as TypedDocumentNode<UnlistMyselfMutation, UnlistMyselfMutationVariables>;
// oxfmt-ignore
export const UnlistTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlistTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlistTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFields"}}]}}]}}]}},ListingFieldsFragmentNode]} as unknown as TypedDocumentNode<UnlistTeamMutation, UnlistTeamMutationVariables>;
// oxfmt-ignore
export const UpdateHandleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHandle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateHandleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateHandle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<UpdateHandleMutation, UpdateHandleMutationVariables>;
// oxfmt-ignore
export const UpdateMemberRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMemberRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMemberRecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMemberRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFields"}}]}}]}}]}},TeamFieldsFragmentNode,PersonFieldsFragmentNode]} as unknown as TypedDocumentNode<UpdateMemberRecordMutation, UpdateMemberRecordMutationVariables>;
// oxfmt-ignore
export const WithdrawInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamInvitationFields"}}]}}]}}]}},TeamInvitationFieldsFragmentNode]} as unknown as TypedDocumentNode<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
// oxfmt-ignore
export const WithdrawRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<WithdrawRequestMutation, WithdrawRequestMutationVariables>;
export const useAcceptMembershipMutation = /* @__PURE__ */ mutationHook(AcceptMembershipDocument);
export const useAcceptPlaceMutation = /* @__PURE__ */ mutationHook(AcceptPlaceDocument);
export const useAcceptRequestMutation = /* @__PURE__ */ mutationHook(AcceptRequestDocument);
export const useAfterEventQuery = /* @__PURE__ */ queryHook(AfterEventDocument);
export const useDeclineInvitationMutation = /* @__PURE__ */ mutationHook(DeclineInvitationDocument);
export const useDeclinePlaceMutation = /* @__PURE__ */ mutationHook(DeclinePlaceDocument);
export const useDeclineRequestMutation = /* @__PURE__ */ mutationHook(DeclineRequestDocument);
export const useDeleteTeamMutation = /* @__PURE__ */ mutationHook(DeleteTeamDocument);
export const useEndInvitationLinkMutation = /* @__PURE__ */ mutationHook(EndInvitationLinkDocument);
export const useInviteListedMutation = /* @__PURE__ */ mutationHook(InviteListedDocument);
export const useInviteToTeamMutation = /* @__PURE__ */ mutationHook(InviteToTeamDocument);
export const useJoinRequestsQuery = /* @__PURE__ */ queryHook(JoinRequestsDocument);
export const useLeaveTeamMutation = /* @__PURE__ */ mutationHook(LeaveTeamDocument);
export const useListMyselfMutation = /* @__PURE__ */ mutationHook(ListMyselfDocument);
export const useListTeamMutation = /* @__PURE__ */ mutationHook(ListTeamDocument);
export const useListedPeopleQuery = /* @__PURE__ */ queryHook(ListedPeopleDocument);
export const useListedTeamsQuery = /* @__PURE__ */ queryHook(ListedTeamsDocument);
export const useMyInvitationsQuery = /* @__PURE__ */ queryHook(MyInvitationsDocument);
export const useMyListingsQuery = /* @__PURE__ */ queryHook(MyListingsDocument);
export const useOwnHandleQuery = /* @__PURE__ */ queryHook(OwnHandleDocument);
export const useRemoveListingMutation = /* @__PURE__ */ mutationHook(RemoveListingDocument);
export const useRemoveMemberMutation = /* @__PURE__ */ mutationHook(RemoveMemberDocument);
export const useRenewInvitationLinkMutation = /* @__PURE__ */ mutationHook(RenewInvitationLinkDocument);
export const useRequestToJoinMutation = /* @__PURE__ */ mutationHook(RequestToJoinDocument);
export const useResendInvitationMutation = /* @__PURE__ */ mutationHook(ResendInvitationDocument);
export const useTeamCalendarQuery = /* @__PURE__ */ queryHook(TeamCalendarDocument);
export const useTeamChangedSubscription = /* @__PURE__ */ subscriptionHook(TeamChangedDocument);
export const useTeamInvitationLinkQuery = /* @__PURE__ */ queryHook(TeamInvitationLinkDocument);
export const useTeamInvitationsQuery = /* @__PURE__ */ queryHook(TeamInvitationsDocument);
export const useTeamRefundQuery = /* @__PURE__ */ queryHook(TeamRefundDocument);
export const useTeamStatusQuery = /* @__PURE__ */ queryHook(TeamStatusDocument);
export const useTransferTeamMutation = /* @__PURE__ */ mutationHook(TransferTeamDocument);
export const useUnlistMyselfMutation = /* @__PURE__ */ mutationHook(UnlistMyselfDocument);
export const useUnlistTeamMutation = /* @__PURE__ */ mutationHook(UnlistTeamDocument);
export const useWithdrawInvitationMutation = /* @__PURE__ */ mutationHook(WithdrawInvitationDocument);
export const useWithdrawRequestMutation = /* @__PURE__ */ mutationHook(WithdrawRequestDocument);
