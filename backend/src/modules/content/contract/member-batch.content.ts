import { Field, ID, ObjectType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { Flag, MailAddress, OneOf, PictureFile, Slug, Text, WebAddress } from "./content-rules.js";
import { ListOf } from "./nested.js";

export const BatchKind = enumeration("BatchKind", "Whether the people of a batch are students or alumni.", {
  alumni: "Graduates. Their cards show where they went.",
  students: "Students. Their cards show their role in the club.",
});
export type BatchKind = (typeof BatchKind)[keyof typeof BatchKind];

@ObjectType({ simpleResolvers: true, description: "A person on the members page." })
export class ClubMember {
  @Slug()
  @Field(() => ID, { description: "The person's id, unique over all batches." })
  id!: string;

  @Text(60)
  @Field(() => String, { description: "First and last name." })
  name!: string;

  @Text(80, { optional: true })
  @Field(() => String, {
    nullable: true,
    description: "The place of work or study of alumni, where known.",
  })
  placement!: string | null;

  @Text(60, { optional: true })
  @Field(() => String, { nullable: true, description: "The role in the club, for students." })
  role!: string | null;

  @MailAddress()
  @Field(() => String, {
    description:
      "The e-mail address, public on purpose as a mail link. It comes from the club's content files, never from an account.",
  })
  email!: string;

  @WebAddress({ optional: true })
  @Field(() => String, { nullable: true, description: "The person's page on Instagram." })
  instagram!: string | null;

  @WebAddress({ optional: true })
  @Field(() => String, { nullable: true, description: "The person's page on LinkedIn." })
  linkedin!: string | null;

  @PictureFile({ optional: true })
  @Field(() => String, { nullable: true, description: "The portrait's address, or null." })
  profileImage!: string | null;
}

/** `members/<key>.json`: the people of one batch. */
export class MemberBatchContent {
  @Flag()
  sample!: boolean;

  @Text(30)
  label!: string;

  @OneOf(Object.values(BatchKind))
  kind!: BatchKind;

  @ListOf(() => ClubMember, 1, 100)
  members!: ClubMember[];
}

interface BatchYears {
  /** The batch's key. Only a key such as `2022-26` contains years. */
  readonly key: string;
  readonly kind: string;
}

/**
 * Returns whether a batch of the kind `students` has finished its course before the given day (`YYYY-MM-DD`). Courses
 * end on 30 June. Returns false for every other kind.
 */
export function hasGraduated({ key, kind }: BatchYears, day: string): boolean {
  const [, century = "", last = ""] = /^(\d{2})\d{2}-(\d{2})$/.exec(key) ?? [];
  return kind === "students" && last !== "" && day > `${century}${last}-06-30`;
}

/** Returns the label of a batch of alumni: `Alumni(22-26)` for `2022-26`. */
export function alumniLabel(key: string): string {
  // eslint-disable-next-line languages/untranslatable-text -- content, which the club translates with its other content
  return `Alumni(${key.replace(/^\d{2}(?=\d{2}-)/, "")})`;
}
