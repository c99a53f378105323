import { Field, InputType } from "type-graphql";
import { AccountNameField } from "./person-fields.js";
import { PersonalDataInput } from "./personal-data.js";

/** A person's own data. An absent field stays as it is, an empty one is cleared. */
@InputType({ description: "Changes to one's own data; absent fields stay, empty ones are cleared." })
export class UpdateProfileInput extends PersonalDataInput {
  @AccountNameField()
  @Field(() => String, { description: "First and last name, joined by a space." })
  name!: string;
}
