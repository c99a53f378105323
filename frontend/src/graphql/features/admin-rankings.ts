/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook, subscriptionHook } from "../../shared/apollo/typed-hooks";
export type ContestSourceFieldsFragment = {
  id: string;
  isAvailable: boolean;
  contestId: number | null;
  hasKey: boolean;
  fetchedAt: string | null;
};

export type ContestSourceQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type ContestSourceQuery = { contestSource: ContestSourceFieldsFragment };

export type DiscardRankingDraftMutationVariables = Exact<{
  input: Types.RankingStepInput;
}>;

export type DiscardRankingDraftMutation = {
  discardRankingDraft: {
    message: string;
    board: {
      id: string;
      version: string;
      savedAt: string | null;
      savedBy: string | null;
      teams: Array<RankingTeamFieldsFragment>;
      publications: Array<RankingPublicationFieldsFragment>;
    };
  };
};

export type DraftRankingsMutationVariables = Exact<{
  input: Types.DraftRankingsInput;
}>;

export type DraftRankingsMutation = {
  draftRankings: {
    message: string;
    teams: Array<RankingTeamFieldsFragment>;
    board: { id: string; version: string; savedAt: string | null; savedBy: string | null };
  };
};

export type EndLiveBoardMutationVariables = Exact<{
  input: Types.LiveBoardStepInput;
}>;

export type EndLiveBoardMutation = { endLiveBoard: { message: string; board: LiveBoardFieldsFragment } };

export type EndPlaceMutationVariables = Exact<{
  input: Types.PlaceOfTeamInput;
}>;

export type EndPlaceMutation = { endPlace: { message: string; board: PlaceBoardFieldsFragment } };

export type EventHandlesQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type EventHandlesQuery = {
  eventHandles: Array<{
    teamId: string;
    teamName: string;
    handle: string;
    outcome: Types.HandleOutcome;
    spelling: string | null;
    rating: number | null;
  }>;
};

export type FetchStandingsMutationVariables = Exact<{
  input: Types.FetchStandingsInput;
}>;

export type FetchStandingsMutation = {
  fetchStandings: {
    message: string;
    contest: { id: number; name: string; phase: string; others: number };
    source: ContestSourceFieldsFragment;
    preview: RankingPreviewFieldsFragment;
  };
};

export type LiveBoardFieldsFragment = {
  id: string;
  version: string;
  isAvailable: boolean;
  isRunning: boolean;
  isFrozen: boolean;
  isAsked: boolean;
  contestId: number | null;
  phase: string | null;
  endedAt: string | null;
  freezesAt: string | null;
  unfrozenAt: string | null;
  shownAt: string | null;
  heldAt: string | null;
  shownTeams: number;
  heldTeams: number;
  failure: string | null;
};

export type LiveBoardQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type LiveBoardQuery = { liveBoard: LiveBoardFieldsFragment };

export type OfferPlacesMutationVariables = Exact<{
  input: Types.OfferPlacesInput;
}>;

export type OfferPlacesMutation = { offerPlaces: { message: string; board: PlaceBoardFieldsFragment } };

export type PastResultsFieldsFragment = {
  id: string;
  version: string;
  year: number;
  number: number;
  teams: number;
  savedByName: string;
  savedAt: string;
  takenOffAt: string | null;
  isShown: boolean;
};

export type PastResultsQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type PastResultsQuery = { pastResults: Array<PastResultsFieldsFragment> };

export type PlaceBoardFieldsFragment = {
  id: string;
  version: string;
  free: number;
  waiting: number;
  undoable: number;
  mayMoveUp: boolean;
  settings: {
    kind: Types.CutOffKind;
    placeCount: number;
    ties: Types.TiesAtCutOff;
    replyHours: number;
    firstDeadline: string | null;
    movingUp: Types.MovingUp;
    lastMoveDay: string | null;
  } | null;
  teams: Array<TeamOnPlaceFieldsFragment>;
  nextInLine: Array<TeamOnPlaceFieldsFragment>;
};

export type PlaceBoardQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type PlaceBoardQuery = { placeBoard: PlaceBoardFieldsFragment };

export type PlacePlanQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
  step: Types.PlaceStepKind;
}>;

export type PlacePlanQuery = {
  placePlan: {
    version: string;
    changes: Array<{
      teamId: string;
      teamName: string;
      reference: string;
      ranking: number | null;
      paymentStatus: Types.PaymentStatus;
      state: Types.PlaceState | null;
      deadline: string | null;
      movedUp: boolean;
      next: Types.PlaceState;
      feeDue: boolean;
    }>;
    kept: Array<TeamOnPlaceFieldsFragment>;
    differing: Array<TeamOnPlaceFieldsFragment>;
  } | null;
};

export type PlacesChangedSubscriptionVariables = Exact<{
  eventId: string;
}>;

export type PlacesChangedSubscription = { placesChanged: string };

export type PreviewPastResultsQueryVariables = Exact<{
  csv: string;
  columns: Array<Types.ListColumnInput> | Types.ListColumnInput;
}>;

export type PreviewPastResultsQuery = {
  previewPastResults: {
    teams: number;
    problems: number;
    leavesNamesOut: boolean;
    lines: Array<{
      line: number;
      place: number | null;
      teamName: string;
      handles: Array<string>;
      college: string | null;
      problem: Types.PastLineProblem | null;
    }>;
  };
};

export type PublishRankingsMutationVariables = Exact<{
  input: Types.RankingStepInput;
}>;

export type PublishRankingsMutation = {
  publishRankings: {
    message: string;
    board: {
      id: string;
      version: string;
      savedAt: string | null;
      savedBy: string | null;
      teams: Array<RankingTeamFieldsFragment>;
      publications: Array<RankingPublicationFieldsFragment>;
    };
  };
};

export type RankingBoardChangedSubscriptionVariables = Exact<{
  eventId: string;
}>;

export type RankingBoardChangedSubscription = { rankingBoardChanged: string };

export type RankingBoardQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type RankingBoardQuery = {
  rankingBoard: {
    id: string;
    version: string;
    savedAt: string | null;
    savedBy: string | null;
    offersPlaces: boolean;
    isOver: boolean;
    event: { id: string; slug: string; title: string; fee: number; qualifyingRank: number };
    teams: Array<RankingTeamFieldsFragment>;
    publications: Array<RankingPublicationFieldsFragment>;
  };
};

export type RankingPreviewFieldsFragment = {
  layout: Types.RankingLayout;
  headings: boolean;
  teamColumns: Array<number>;
  rankColumn: number | null;
  reading: ListReadingFieldsFragment | null;
  rows: Array<{
    line: number;
    kind: Types.RankingPreviewKind;
    team: string;
    given: string;
    teamId: string | null;
    teamName: string | null;
    draft: number | null;
    rank: number | null;
    by: Types.RankingMatch | null;
    handles: Array<string>;
    other: number | null;
    suggestions: Array<{ teamId: string; teamName: string; draft: number | null }>;
  }>;
  unlisted: Array<{ teamId: string; teamName: string; draft: number | null }>;
};

export type RankingPreviewQueryVariables = Exact<{
  csv: string;
  eventSlug?: string | null | undefined;
  columns: Array<Types.ListColumnInput> | Types.ListColumnInput;
}>;

export type RankingPreviewQuery = { rankingPreview: RankingPreviewFieldsFragment };

export type RankingPublicationFieldsFragment = {
  id: string;
  number: number;
  kind: Types.RankingPublicationKind;
  undoes: number | null;
  at: string;
  publishedBy: string;
  ranked: number;
  changed: number;
};

export type RankingPublicationQueryVariables = Exact<{
  publicationId: string;
}>;

export type RankingPublicationQuery = {
  rankingPublication: {
    publication: RankingPublicationFieldsFragment;
    places: Array<{ teamId: string; teamName: string; previous: number | null; rank: number | null }>;
  };
};

export type RankingTeamFieldsFragment = {
  id: string;
  name: string;
  reference: string;
  paymentStatus: Types.PaymentStatus;
  ranking: number | null;
  draft: number | null;
  before: number | null;
  qualified: boolean;
};

export type RankingUndoQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type RankingUndoQuery = {
  rankingBoard: {
    id: string;
    version: string;
    undo: {
      publication: RankingPublicationFieldsFragment;
      changes: Array<{ teamId: string; teamName: string; previous: number | null; rank: number | null }>;
      differing: Array<{
        teamId: string;
        teamName: string;
        published: number | null;
        current: number | null;
        restored: number | null;
        gone: boolean;
      }>;
    } | null;
  };
};

export type SaveLiveBoardMutationVariables = Exact<{
  input: Types.LiveBoardInput;
}>;

export type SaveLiveBoardMutation = { saveLiveBoard: { message: string; board: LiveBoardFieldsFragment } };

export type SavePastResultsMutationVariables = Exact<{
  input: Types.SavePastResultsInput;
}>;

export type SavePastResultsMutation = {
  savePastResults: { message: string; pastResults: Array<PastResultsFieldsFragment> };
};

export type SavePlaceSettingsMutationVariables = Exact<{
  input: Types.PlaceSettingsInput;
}>;

export type SavePlaceSettingsMutation = {
  savePlaceSettings: { message: string; board: PlaceBoardFieldsFragment };
};

export type TeamOnPlaceFieldsFragment = {
  teamId: string;
  teamName: string;
  reference: string;
  ranking: number | null;
  paymentStatus: Types.PaymentStatus;
  state: Types.PlaceState | null;
  deadline: string | null;
  changedAt: string | null;
  movedUp: boolean;
};

export type UndoRankingsMutationVariables = Exact<{
  input: Types.UndoRankingsInput;
}>;

export type UndoRankingsMutation = {
  undoRankings: {
    message: string;
    board: {
      id: string;
      version: string;
      savedAt: string | null;
      savedBy: string | null;
      teams: Array<RankingTeamFieldsFragment>;
      publications: Array<RankingPublicationFieldsFragment>;
    };
  };
};

export type UnfreezeLiveBoardMutationVariables = Exact<{
  input: Types.LiveBoardStepInput;
}>;

export type UnfreezeLiveBoardMutation = {
  unfreezeLiveBoard: { message: string; board: LiveBoardFieldsFragment };
};

export type WithdrawPastResultsMutationVariables = Exact<{
  input: Types.WithdrawPastResultsInput;
}>;

export type WithdrawPastResultsMutation = {
  withdrawPastResults: { message: string; pastResults: Array<PastResultsFieldsFragment> };
};

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
const ContestSourceFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContestSourceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContestSourceView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"contestId"}},{"kind":"Field","name":{"kind":"Name","value":"hasKey"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}}]}};
// oxfmt-ignore
const RankingTeamFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RankingTeamFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RankingTeam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"qualified"}}]}};
// oxfmt-ignore
const RankingPublicationFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RankingPublicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RankingPublication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"undoes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"ranked"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}};
// oxfmt-ignore
const LiveBoardFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveBoardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LiveBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"isFrozen"}},{"kind":"Field","name":{"kind":"Name","value":"isAsked"}},{"kind":"Field","name":{"kind":"Name","value":"contestId"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"freezesAt"}},{"kind":"Field","name":{"kind":"Name","value":"unfrozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"shownAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"shownTeams"}},{"kind":"Field","name":{"kind":"Name","value":"heldTeams"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}};
// oxfmt-ignore
const PlaceBoardFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceBoardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"placeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ties"}},{"kind":"Field","name":{"kind":"Name","value":"replyHours"}},{"kind":"Field","name":{"kind":"Name","value":"firstDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"movingUp"}},{"kind":"Field","name":{"kind":"Name","value":"lastMoveDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamOnPlaceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextInLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamOnPlaceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"mayMoveUp"}}]}};
// oxfmt-ignore
const TeamOnPlaceFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamOnPlaceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamOnPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"movedUp"}}]}};
// oxfmt-ignore
const RankingPreviewFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RankingPreviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RankingPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"teamColumns"}},{"kind":"Field","name":{"kind":"Name","value":"rankColumn"}},{"kind":"Field","name":{"kind":"Name","value":"reading"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListReadingFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"handles"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unlisted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}}]}}]}};
// oxfmt-ignore
const ListReadingFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListReadingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"isDoubtful"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}};
// oxfmt-ignore
const PastResultsFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastResultsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PastResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"teams"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}};
// oxfmt-ignore
export const ContestSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContestSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contestSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContestSourceFields"}}]}}]}},ContestSourceFieldsFragmentNode]} as unknown as TypedDocumentNode<ContestSourceQuery, ContestSourceQueryVariables>;
// oxfmt-ignore
export const DiscardRankingDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardRankingDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RankingStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardRankingDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingTeamFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingPublicationFields"}}]}}]}}]}}]}},RankingTeamFieldsFragmentNode,RankingPublicationFieldsFragmentNode]} as unknown as TypedDocumentNode<DiscardRankingDraftMutation, DiscardRankingDraftMutationVariables>;
// oxfmt-ignore
export const DraftRankingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DraftRankings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftRankingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftRankings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingTeamFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}}]}}]}}]}},RankingTeamFieldsFragmentNode]} as unknown as TypedDocumentNode<DraftRankingsMutation, DraftRankingsMutationVariables>;
// oxfmt-ignore
export const EndLiveBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndLiveBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LiveBoardStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endLiveBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveBoardFields"}}]}}]}}]}},LiveBoardFieldsFragmentNode]} as unknown as TypedDocumentNode<EndLiveBoardMutation, EndLiveBoardMutationVariables>;
// oxfmt-ignore
export const EndPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOfTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceBoardFields"}}]}}]}}]}},PlaceBoardFieldsFragmentNode,TeamOnPlaceFieldsFragmentNode]} as unknown as TypedDocumentNode<EndPlaceMutation, EndPlaceMutationVariables>;
// oxfmt-ignore
export const EventHandlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventHandles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventHandles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"spelling"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}}]}}]} as unknown as TypedDocumentNode<EventHandlesQuery, EventHandlesQueryVariables>;
// oxfmt-ignore
export const FetchStandingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FetchStandings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FetchStandingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fetchStandings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"contest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"others"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContestSourceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingPreviewFields"}}]}}]}}]}},ContestSourceFieldsFragmentNode,RankingPreviewFieldsFragmentNode,ListReadingFieldsFragmentNode]} as unknown as TypedDocumentNode<FetchStandingsMutation, FetchStandingsMutationVariables>;
// oxfmt-ignore
export const LiveBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveBoardFields"}}]}}]}},LiveBoardFieldsFragmentNode]} as unknown as TypedDocumentNode<LiveBoardQuery, LiveBoardQueryVariables>;
// oxfmt-ignore
export const OfferPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferPlacesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceBoardFields"}}]}}]}}]}},PlaceBoardFieldsFragmentNode,TeamOnPlaceFieldsFragmentNode]} as unknown as TypedDocumentNode<OfferPlacesMutation, OfferPlacesMutationVariables>;
// oxfmt-ignore
export const PastResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PastResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pastResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastResultsFields"}}]}}]}},PastResultsFieldsFragmentNode]} as unknown as TypedDocumentNode<PastResultsQuery, PastResultsQueryVariables>;
// oxfmt-ignore
export const PlaceBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceBoardFields"}}]}}]}},PlaceBoardFieldsFragmentNode,TeamOnPlaceFieldsFragmentNode]} as unknown as TypedDocumentNode<PlaceBoardQuery, PlaceBoardQueryVariables>;
// oxfmt-ignore
export const PlacePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"step"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceStepKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}},{"kind":"Argument","name":{"kind":"Name","value":"step"},"value":{"kind":"Variable","name":{"kind":"Name","value":"step"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"movedUp"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"feeDue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamOnPlaceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamOnPlaceFields"}}]}}]}}]}},TeamOnPlaceFieldsFragmentNode]} as unknown as TypedDocumentNode<PlacePlanQuery, PlacePlanQueryVariables>;
// oxfmt-ignore
export const PlacesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PlacesChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placesChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}]}]}}]} as unknown as TypedDocumentNode<PlacesChangedSubscription, PlacesChangedSubscriptionVariables>;
// oxfmt-ignore
export const PreviewPastResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewPastResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListColumnInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPastResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"handles"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teams"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"leavesNamesOut"}}]}}]}}]} as unknown as TypedDocumentNode<PreviewPastResultsQuery, PreviewPastResultsQueryVariables>;
// oxfmt-ignore
export const PublishRankingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishRankings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RankingStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishRankings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingTeamFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingPublicationFields"}}]}}]}}]}}]}},RankingTeamFieldsFragmentNode,RankingPublicationFieldsFragmentNode]} as unknown as TypedDocumentNode<PublishRankingsMutation, PublishRankingsMutationVariables>;
// oxfmt-ignore
export const RankingBoardChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RankingBoardChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rankingBoardChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}]}]}}]} as unknown as TypedDocumentNode<RankingBoardChangedSubscription, RankingBoardChangedSubscriptionVariables>;
// oxfmt-ignore
export const RankingBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankingBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rankingBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"qualifyingRank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"offersPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingTeamFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingPublicationFields"}}]}}]}}]}},RankingTeamFieldsFragmentNode,RankingPublicationFieldsFragmentNode]} as unknown as TypedDocumentNode<RankingBoardQuery, RankingBoardQueryVariables>;
// oxfmt-ignore
export const RankingPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankingPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListColumnInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rankingPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}},{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingPreviewFields"}}]}}]}},RankingPreviewFieldsFragmentNode,ListReadingFieldsFragmentNode]} as unknown as TypedDocumentNode<RankingPreviewQuery, RankingPreviewQueryVariables>;
// oxfmt-ignore
export const RankingPublicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankingPublication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rankingPublication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"publicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingPublicationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]}}]}},RankingPublicationFieldsFragmentNode]} as unknown as TypedDocumentNode<RankingPublicationQuery, RankingPublicationQueryVariables>;
// oxfmt-ignore
export const RankingUndoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankingUndo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rankingBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingPublicationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}}]}}]}}]}}]}},RankingPublicationFieldsFragmentNode]} as unknown as TypedDocumentNode<RankingUndoQuery, RankingUndoQueryVariables>;
// oxfmt-ignore
export const SaveLiveBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLiveBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LiveBoardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLiveBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveBoardFields"}}]}}]}}]}},LiveBoardFieldsFragmentNode]} as unknown as TypedDocumentNode<SaveLiveBoardMutation, SaveLiveBoardMutationVariables>;
// oxfmt-ignore
export const SavePastResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePastResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePastResultsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePastResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"pastResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastResultsFields"}}]}}]}}]}},PastResultsFieldsFragmentNode]} as unknown as TypedDocumentNode<SavePastResultsMutation, SavePastResultsMutationVariables>;
// oxfmt-ignore
export const SavePlaceSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlaceSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePlaceSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceBoardFields"}}]}}]}}]}},PlaceBoardFieldsFragmentNode,TeamOnPlaceFieldsFragmentNode]} as unknown as TypedDocumentNode<SavePlaceSettingsMutation, SavePlaceSettingsMutationVariables>;
// oxfmt-ignore
export const UndoRankingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoRankings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoRankingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoRankings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingTeamFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingPublicationFields"}}]}}]}}]}}]}},RankingTeamFieldsFragmentNode,RankingPublicationFieldsFragmentNode]} as unknown as TypedDocumentNode<UndoRankingsMutation, UndoRankingsMutationVariables>;
// oxfmt-ignore
export const UnfreezeLiveBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnfreezeLiveBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LiveBoardStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unfreezeLiveBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveBoardFields"}}]}}]}}]}},LiveBoardFieldsFragmentNode]} as unknown as TypedDocumentNode<UnfreezeLiveBoardMutation, UnfreezeLiveBoardMutationVariables>;
// oxfmt-ignore
export const WithdrawPastResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPastResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawPastResultsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPastResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"pastResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastResultsFields"}}]}}]}}]}},PastResultsFieldsFragmentNode]} as unknown as TypedDocumentNode<WithdrawPastResultsMutation, WithdrawPastResultsMutationVariables>;
export const useContestSourceQuery = /* @__PURE__ */ queryHook(ContestSourceDocument);
export const useDiscardRankingDraftMutation = /* @__PURE__ */ mutationHook(DiscardRankingDraftDocument);
export const useDraftRankingsMutation = /* @__PURE__ */ mutationHook(DraftRankingsDocument);
export const useEndLiveBoardMutation = /* @__PURE__ */ mutationHook(EndLiveBoardDocument);
export const useEndPlaceMutation = /* @__PURE__ */ mutationHook(EndPlaceDocument);
export const useFetchStandingsMutation = /* @__PURE__ */ mutationHook(FetchStandingsDocument);
export const useLiveBoardQuery = /* @__PURE__ */ queryHook(LiveBoardDocument);
export const useOfferPlacesMutation = /* @__PURE__ */ mutationHook(OfferPlacesDocument);
export const usePastResultsQuery = /* @__PURE__ */ queryHook(PastResultsDocument);
export const usePlaceBoardQuery = /* @__PURE__ */ queryHook(PlaceBoardDocument);
export const usePlacesChangedSubscription = /* @__PURE__ */ subscriptionHook(PlacesChangedDocument);
export const usePublishRankingsMutation = /* @__PURE__ */ mutationHook(PublishRankingsDocument);
export const useRankingBoardChangedSubscription =
  /* @__PURE__ */ subscriptionHook(RankingBoardChangedDocument);
export const useRankingBoardQuery = /* @__PURE__ */ queryHook(RankingBoardDocument);
export const useRankingPublicationQuery = /* @__PURE__ */ queryHook(RankingPublicationDocument);
export const useSaveLiveBoardMutation = /* @__PURE__ */ mutationHook(SaveLiveBoardDocument);
export const useSavePastResultsMutation = /* @__PURE__ */ mutationHook(SavePastResultsDocument);
export const useUndoRankingsMutation = /* @__PURE__ */ mutationHook(UndoRankingsDocument);
export const useUnfreezeLiveBoardMutation = /* @__PURE__ */ mutationHook(UnfreezeLiveBoardDocument);
export const useWithdrawPastResultsMutation = /* @__PURE__ */ mutationHook(WithdrawPastResultsDocument);
