import { enumeration } from "../../../kernel/contract/enumeration.js";
import { CutOffKind, MovingUp, TiesAtCutOff } from "./contract/place-rules.js";
import { PlaceState } from "../contract/place-state.js";
import { PlaceStepKind } from "./contract/place-settings.input.js";

enumeration(
  "PlaceState",
  "The state of a team's place in the round that costs the fee.",
  {
    offered: "The team can accept the place until its deadline.",
    accepted: "The team reported its payment in time, or accepted a place without a fee.",
    declined: "The team gave the place up.",
    lapsed: "The team did not reply before the deadline.",
    withdrawn: "A later ranking withdrew the place, or the offer was taken back.",
  },
  PlaceState,
);
enumeration(
  "CutOffKind",
  "How the teams that go on are counted.",
  {
    rank: "Ranks: all teams up to the event's qualifying rank.",
    places: "Places: the best teams, up to the number of places.",
  },
  CutOffKind,
);
enumeration(
  "TiesAtCutOff",
  "The rule for teams that share the last rank when there are too few places.",
  {
    all: "All of these teams go on.",
    none: "None of these teams goes on.",
  },
  TiesAtCutOff,
);
enumeration(
  "MovingUp",
  "How the next team for a free place is chosen.",
  {
    automatic: "Automatically.",
    byHand: "When an organiser presses a button.",
    never: "The place stays free.",
  },
  MovingUp,
);
enumeration(
  "PlaceStepKind",
  "The steps for an event's places.",
  {
    publish: "Publishing the draft of the ranking.",
    revert: "Taking the latest ranking back.",
    offer: "Offering places to teams within the cut-off that have none.",
    moveUp: "Offering free places to the next in line.",
    undo: "Taking back the latest offers that were not made by a ranking.",
  },
  PlaceStepKind,
);

export { CutOffKind, MovingUp, PlaceState, TiesAtCutOff };
