import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { ListReading } from "../../../kernel/csv/list-reading.types.js";
import type { MatchedBy } from "./team-finder.js";

/** What a line of a list would do to the draft. */
const PreviewKind = {
  unchanged: "unchanged",
  changed: "changed",
  added: "added",
  cleared: "cleared",
  unmatched: "unmatched",
  twice: "twice",
  badRank: "badRank",
  conflict: "conflict",
  outside: "outside",
  edited: "edited",
} as const;
export type PreviewKind = keyof typeof PreviewKind;

registerEnumType(PreviewKind, {
  name: "RankingPreviewKind",
  description: "What a line of a list would do to the draft.",
  valuesConfig: {
    unchanged: { description: "The team has this place already." },
    changed: { description: "The team gets another place." },
    added: { description: "The team had no place, and gets one." },
    cleared: { description: "The team loses its place." },
    unmatched: { description: "No team of the event has this name." },
    twice: { description: "Another line names the same team." },
    badRank: { description: "What should be a rank is not one." },
    conflict: { description: "It points to two teams: the suggestions." },
    outside: { description: "The team took part out of competition, or after the contest." },
    edited: {
      description: "The team would get another place, but an admin changed it by hand since the last fetch.",
    },
  },
});

/** By what a line's team was recognised. */
const RankingMatch = { id: "id", reference: "reference", name: "name", handles: "handles" } as const;

registerEnumType(RankingMatch, {
  name: "RankingMatch",
  description: "By what a line's team was recognised.",
  valuesConfig: {
    id: { description: "By the team's id." },
    reference: { description: "By its reference." },
    name: { description: "By its name." },
    handles: { description: "By the handles of its people." },
  },
});

/** How a list was read. */
const RankingLayout = { table: "table", page: "page", contest: "contest" } as const;
export type RankingLayout = keyof typeof RankingLayout;

registerEnumType(RankingLayout, {
  name: "RankingLayout",
  description: "How a list was read.",
  valuesConfig: {
    table: { description: "As a table with columns." },
    page: { description: "As a page of standings that was copied, with cells of several lines." },
    contest: { description: "From the contest platform." },
  },
});

/** Which team something is about. */
@ObjectType({ simpleResolvers: true })
export class NamedTeam {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;
}

/** A team that an unmatched line may have meant. */
@ObjectType({ simpleResolvers: true, description: "A team that a line may have meant." })
export class RankingSuggestion extends NamedTeam {
  @Field(() => Int, { nullable: true, description: "Its place in the draft." })
  draft!: number | null;
}

/** One line of a list, compared with the draft. */
@ObjectType({ simpleResolvers: true, description: "A line of a list, compared with the draft." })
export class RankingPreviewRow {
  @Field(() => Int, { description: "Where the line begins, counted from 1." })
  line!: number;

  @Field(() => PreviewKind, { description: "What the line would do." })
  kind!: PreviewKind;

  @Field(() => String, { description: "What the line calls the team, shortened." })
  team!: string;

  @Field(() => String, { description: "What the line gives as its rank, shortened." })
  given!: string;

  @Field(() => ID, { nullable: true, description: "The team it means; null for one that was not found." })
  teamId!: string | null;

  @Field(() => String, { nullable: true, description: "The team's name." })
  teamName!: string | null;

  @Field(() => Int, { nullable: true, description: "The team's place in the draft." })
  draft!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The place that the line gives; null takes the ranking away.",
  })
  rank!: number | null;

  @Field(() => RankingMatch, { nullable: true, description: "By what the team was recognised." })
  by!: MatchedBy | null;

  @Field(() => [String], { description: "The handles in the line that belong to the team's people." })
  handles!: readonly string[];

  @Field(() => Int, { nullable: true, description: "The other line that names the same team." })
  other!: number | null;

  @Field(() => [RankingSuggestion], {
    description:
      "Teams with a similar name, when none was found; those it points to, when more than one was.",
  })
  suggestions!: RankingSuggestion[];
}

/** A list, compared with the draft. Nothing was written. */
@ObjectType({ simpleResolvers: true, description: "A list compared with the draft; nothing is written." })
export class RankingPreview {
  @Field(() => RankingLayout, { description: "How the list was read." })
  layout!: RankingLayout;

  @Field(() => Boolean, { description: "Whether the first line was taken for headings." })
  headings!: boolean;

  @Field(() => [Int], {
    description: "The columns read as teams, counted from 1; none of a page or a contest.",
  })
  teamColumns!: number[];

  @Field(() => Int, {
    nullable: true,
    description: "The column read as ranks, counted from 1; null for a page or a contest.",
  })
  rankColumn!: number | null;

  @Field(() => ListReading, {
    nullable: true,
    description: "How each column was read; null for a page or a contest.",
  })
  reading!: ListReading | null;

  @Field(() => [RankingPreviewRow], { description: "Every line, in its order." })
  rows!: RankingPreviewRow[];

  @Field(() => [RankingSuggestion], {
    description: "Teams with a place in the draft that no line names; they keep it.",
  })
  unlisted!: RankingSuggestion[];
}
