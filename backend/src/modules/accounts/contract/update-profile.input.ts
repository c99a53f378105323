import { Field, InputType } from "type-graphql";
import { AccountNameField, CollegeField, HandleField, PhoneField, RollNoField } from "./person-fields.js";

/** A person's own data. An absent field stays as it is, an empty one is cleared. */
@InputType({ description: "Changes to one's own data; absent fields stay, empty ones are cleared." })
export class UpdateProfileInput {
  @AccountNameField()
  @Field(() => String, { description: "First and last name, joined by a space." })
  name!: string;

  @PhoneField()
  @Field(() => String, { nullable: true, description: "Phone number, exactly ten digits, if given." })
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
