import { registerEnumType } from "type-graphql";

/** How a publication came about; none is `set` any more, but histories hold some. */
export const PublicationKind = { draft: "draft", set: "set", undo: "undo" } as const;
export type PublicationKind = keyof typeof PublicationKind;

registerEnumType(PublicationKind, {
  name: "RankingPublicationKind",
  description: "How a ranking was published.",
  valuesConfig: {
    draft: { description: "The draft was published." },
    set: { description: "Places were set directly, without a draft." },
    undo: { description: "The publication before it was taken back." },
  },
});
