import { Field, InputType, ObjectType } from "type-graphql";
import type { PersonalData } from "../../../kernel/contract/personal-data.js";
import { CollegeField, HandleField, PhoneField, RollNoField } from "./person-fields.js";

/** What people fill in about themselves, with its rules, wherever all of it may be changed: by its owner, by an admin. */
@InputType({
  description: "Profile data. Absent fields do not change, and empty fields are cleared.",
})
export class PersonalDataInput {
  @PhoneField()
  @Field(() => String, {
    nullable: true,
    description: "Phone number with ten digits, optional. A leading +91, 0091 or 0 is removed.",
  })
  phone?: string | null;

  @CollegeField()
  @Field(() => String, { nullable: true, description: "The college's name." })
  college?: string | null;

  @RollNoField()
  @Field(() => String, { nullable: true, description: "The university roll number." })
  universityRollNo?: string | null;

  @HandleField()
  @Field(() => String, { nullable: true, description: "The Codeforces handle." })
  codeforcesHandle?: string | null;
}

/** What somebody filled in about themselves, wherever an account is shown whole. */
@ObjectType({ simpleResolvers: true, description: "Profile data that a person filled in." })
export class PersonalDataView implements PersonalData {
  @Field(() => String, { nullable: true, description: "Phone number, ten digits." })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: "The college's name." })
  college!: string | null;

  @Field(() => String, { nullable: true, description: "The university roll number." })
  universityRollNo!: string | null;

  @Field(() => String, { nullable: true, description: "The Codeforces handle." })
  codeforcesHandle!: string | null;
}
