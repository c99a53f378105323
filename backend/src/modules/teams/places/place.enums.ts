import { registerEnumType } from "type-graphql";
import { CutOffKind, MovingUp, TiesAtCutOff } from "./contract/place-rules.js";
import { PlaceState } from "../contract/place-state.js";
import { PlaceStepKind } from "./contract/place-settings.input.js";

registerEnumType(PlaceState, {
  name: "PlaceState",
  description: "The state of a team's place in the round that costs the fee.",
  valuesConfig: {
    offered: { description: "The team may accept it until its deadline." },
    accepted: {
      description: "The team reported its payment in time, or accepted a place that costs nothing.",
    },
    declined: { description: "The team gave it up." },
    lapsed: { description: "Nothing arrived before the deadline." },
    withdrawn: { description: "A later ranking does not give it to the team, or its offer was taken back." },
  },
});
registerEnumType(CutOffKind, {
  name: "CutOffKind",
  description: "What is counted to say who goes on.",
  valuesConfig: {
    rank: { description: "Ranks: everybody up to the event's qualifying rank." },
    places: { description: "Places: the best teams, as many as there are places." },
  },
});
registerEnumType(TiesAtCutOff, {
  name: "TiesAtCutOff",
  description: "What happens to teams that share a rank which not all of them fit in.",
  valuesConfig: {
    all: { description: "All of them go on." },
    none: { description: "None of them does." },
  },
});
registerEnumType(MovingUp, {
  name: "MovingUp",
  description: "How a place that became free gets its next team.",
  valuesConfig: {
    automatic: { description: "By itself." },
    byHand: { description: "When an organiser presses a button." },
    never: { description: "It stays free." },
  },
});
registerEnumType(PlaceStepKind, {
  name: "PlaceStepKind",
  description: "What can be done with an event's places.",
  valuesConfig: {
    publish: { description: "Publishing the draft of the ranking." },
    revert: { description: "Taking the latest ranking back." },
    offer: { description: "Offering places to teams within the cut-off that have none." },
    moveUp: { description: "Offering free places to the next in line." },
    undo: { description: "Taking the latest offers back that no ranking made." },
  },
});

export { CutOffKind, MovingUp, PlaceState, TiesAtCutOff };
