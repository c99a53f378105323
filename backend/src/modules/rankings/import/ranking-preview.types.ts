import { Field, ID, Int, ObjectType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { ListReading } from "../../../kernel/csv/list-reading.types.js";
import type { MatchedBy } from "./team-finder.js";

const PreviewKind = enumeration("RankingPreviewKind", "The effect of a line of a list on the draft.", {
  unchanged: "The team has this place already.",
  changed: "The team gets another place.",
  added: "The team had no place and gets a place.",
  cleared: "The team loses its place.",
  unmatched: "No team of the event has this name.",
  twice: "Another line names the same team.",
  badRank: "The rank is not valid.",
  conflict: "The line matches two teams, listed in the suggestions.",
  outside: "The team took part out of competition, or after the contest.",
  edited: "The team would get another place, but its place was edited by hand since the last fetch.",
});
export type PreviewKind = keyof typeof PreviewKind;

const RankingMatch = enumeration("RankingMatch", "How a line's team was recognised.", {
  id: "By the team's id.",
  reference: "By its reference.",
  name: "By its name.",
  handles: "By the handles of its people.",
});

const RankingLayout = enumeration("RankingLayout", "How a list was read.", {
  table: "As a table with columns.",
  page: "As a copied page of standings, with cells of several lines.",
  contest: "From the contest platform.",
});
export type RankingLayout = keyof typeof RankingLayout;

@ObjectType({ simpleResolvers: true })
export class NamedTeam {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;
}

@ObjectType({ simpleResolvers: true, description: "A team that may match a line." })
export class RankingSuggestion extends NamedTeam {
  @Field(() => Int, { nullable: true, description: "The team's place in the draft." })
  draft!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "A line of a list, compared with the draft." })
export class RankingPreviewRow {
  @Field(() => Int, { description: "Where the line begins, counted from 1." })
  line!: number;

  @Field(() => PreviewKind, { description: "The effect of the line." })
  kind!: PreviewKind;

  @Field(() => String, { description: "The team's name in the line, shortened." })
  team!: string;

  @Field(() => String, { description: "The rank in the line, shortened." })
  given!: string;

  @Field(() => ID, { nullable: true, description: "The matching team, or null." })
  teamId!: string | null;

  @Field(() => String, { nullable: true, description: "The team's name." })
  teamName!: string | null;

  @Field(() => Int, { nullable: true, description: "The team's place in the draft." })
  draft!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The place in the line. Null removes the ranking.",
  })
  rank!: number | null;

  @Field(() => RankingMatch, { nullable: true, description: "How the team was recognised." })
  by!: MatchedBy | null;

  @Field(() => [String], { description: "The handles in the line that belong to the team's people." })
  handles!: readonly string[];

  @Field(() => Int, { nullable: true, description: "The other line that names the same team." })
  other!: number | null;

  @Field(() => [RankingSuggestion], {
    description:
      "Teams with a similar name when no team was found, or the matching teams when several were found.",
  })
  suggestions!: RankingSuggestion[];
}

@ObjectType({ simpleResolvers: true, description: "A list compared with the draft. Changes nothing." })
export class RankingPreview {
  @Field(() => RankingLayout, { description: "How the list was read." })
  layout!: RankingLayout;

  @Field(() => Boolean, { description: "Whether the first line was taken for headings." })
  headings!: boolean;

  @Field(() => [Int], {
    description: "The columns with teams, counted from 1. Empty for a page or a contest.",
  })
  teamColumns!: number[];

  @Field(() => Int, {
    nullable: true,
    description: "The column with ranks, counted from 1, or null for a page or a contest.",
  })
  rankColumn!: number | null;

  @Field(() => ListReading, {
    nullable: true,
    description: "The meaning of each column, or null for a page or a contest.",
  })
  reading!: ListReading | null;

  @Field(() => [RankingPreviewRow], { description: "Every line, in its order." })
  rows!: RankingPreviewRow[];

  @Field(() => [RankingSuggestion], {
    description: "Teams with a place in the draft that no line names. They keep their place.",
  })
  unlisted!: RankingSuggestion[];
}
