import { Field, InputType, ObjectType } from "type-graphql";
import type { PersonalData } from "../../../kernel/contract/personal-data.js";
import { CollegeField, HandleField, PhoneField, RollNoField } from "./person-fields.js";

/**
 * A user's personal data with its rules, for forms that can change every field: the owner's form and the admins' form.
 */
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

/** A user's personal data in replies that show a whole account. */
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
