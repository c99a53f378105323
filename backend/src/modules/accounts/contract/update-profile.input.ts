import { Matches, MaxLength, MinLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { OptionalText } from "../../../kernel/contract/blank.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";

/** A person's own data. An absent field stays as it is, an empty one is cleared. */
@InputType({ description: "Changes to one's own data; absent fields stay, empty ones are cleared." })
export class UpdateProfileInput {
  @OneLine(RULES.name)
  @MaxLength(LIMITS.nameMax, { message: RULES.name })
  @MinLength(LIMITS.firstNameMin, { message: RULES.firstName })
  @Matches(/^\s*\S{2,}/, { message: RULES.firstName })
  @Field(() => String, { description: "First and last name, joined by a space." })
  name!: string;

  @OptionalText()
  @Matches(/^[0-9]{10}$/, { message: RULES.phone })
  @Field(() => String, { nullable: true, description: "Phone number, exactly ten digits, if given." })
  phone?: string | null;

  @OptionalText()
  @OneLine(RULES.college)
  @MaxLength(LIMITS.collegeMax, { message: RULES.college })
  @Field(() => String, { nullable: true, description: "The college's name." })
  college?: string | null;

  @OptionalText()
  @OneLine(RULES.rollNo)
  @MaxLength(LIMITS.rollNoMax, { message: RULES.rollNo })
  @Field(() => String, { nullable: true, description: "The university roll number." })
  universityRollNo?: string | null;

  @OptionalText()
  @OneLine(RULES.handle)
  @MaxLength(LIMITS.handleMax, { message: RULES.handle })
  @Field(() => String, { nullable: true, description: "The Codeforces handle." })
  codeforcesHandle?: string | null;
}
