import { registerEnumType } from "type-graphql";
import { CutOffKind, MovingUp, TiesAtCutOff } from "./contract/place-rules.js";
import { PlaceState } from "../contract/place-state.js";
import { PlaceStepKind } from "./contract/place-settings.input.js";

registerEnumType(PlaceState, {
  name: "PlaceState",
  description: "The state of a team's place in the round that costs the fee.",
  valuesConfig: {
    offered: { description: "The team can accept the place until its deadline." },
    accepted: {
      description: "The team reported its payment in time, or accepted a place without a fee.",
    },
    declined: { description: "The team gave the place up." },
    lapsed: { description: "The team did not reply before the deadline." },
    withdrawn: { description: "A later ranking withdrew the place, or the offer was taken back." },
  },
});
registerEnumType(CutOffKind, {
  name: "CutOffKind",
  description: "How the teams that go on are counted.",
  valuesConfig: {
    rank: { description: "Ranks: all teams up to the event's qualifying rank." },
    places: { description: "Places: the best teams, up to the number of places." },
  },
});
registerEnumType(TiesAtCutOff, {
  name: "TiesAtCutOff",
  description: "The rule for teams that share the last rank when there are too few places.",
  valuesConfig: {
    all: { description: "All of these teams go on." },
    none: { description: "None of these teams goes on." },
  },
});
registerEnumType(MovingUp, {
  name: "MovingUp",
  description: "How the next team for a free place is chosen.",
  valuesConfig: {
    automatic: { description: "Automatically." },
    byHand: { description: "When an organiser presses a button." },
    never: { description: "The place stays free." },
  },
});
registerEnumType(PlaceStepKind, {
  name: "PlaceStepKind",
  description: "The steps for an event's places.",
  valuesConfig: {
    publish: { description: "Publishing the draft of the ranking." },
    revert: { description: "Taking the latest ranking back." },
    offer: { description: "Offering places to teams within the cut-off that have none." },
    moveUp: { description: "Offering free places to the next in line." },
    undo: { description: "Taking back the latest offers that were not made by a ranking." },
  },
});

export { CutOffKind, MovingUp, PlaceState, TiesAtCutOff };
