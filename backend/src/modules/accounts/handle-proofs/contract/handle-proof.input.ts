import { IsEnum, IsNotEmpty } from "class-validator";
import { Field, InputType } from "type-graphql";
import { enumeration } from "../../../../kernel/contract/enumeration.js";
import { RULES } from "../../../../kernel/contract/catalogue.js";
import { HandleText } from "../../contract/person-fields.js";

export const HandleProofWay = enumeration("HandleProofWay", "A way to prove a Codeforces handle.", {
  PROFILE: "The code is the organization of the Codeforces profile.",
  SUBMISSION: "A submission that does not compile was sent to the named problem.",
});
export type HandleProofWay = keyof typeof HandleProofWay;

@InputType({ description: "The handle that the caller wants to prove." })
export class StartHandleProofInput {
  @HandleText()
  @IsNotEmpty({ message: RULES.handle })
  @Field(() => String, { description: "A Codeforces handle." })
  codeforcesHandle!: string;
}

@InputType({ description: "The method that the caller used on Codeforces." })
export class CheckHandleProofInput {
  @IsEnum(HandleProofWay)
  @Field(() => HandleProofWay, { description: "The method to check." })
  way!: HandleProofWay;
}
