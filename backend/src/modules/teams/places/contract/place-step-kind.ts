/** What can be done with an event's places. */
export const PlaceStepKind = {
  publish: "publish",
  revert: "revert",
  offer: "offer",
  moveUp: "moveUp",
  undo: "undo",
} as const;
export type PlaceStepKind = keyof typeof PlaceStepKind;
