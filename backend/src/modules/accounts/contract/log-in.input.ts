import { IsNotEmpty, IsString, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { FALLBACKS } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";

/** All failed log-ins show the same text (docs/rules.md, "Sessions and limits"), so every rule uses that text. */
@InputType({ description: "Credentials of an account." })
export class LogInInput {
  @IsString({ message: FALLBACKS.logIn })
  @IsNotEmpty({ message: FALLBACKS.logIn })
  @MaxLength(LIMITS.emailMax, { message: FALLBACKS.logIn })
  @Field(() => String, { description: "The account's e-mail address." })
  email!: string;

  @IsString({ message: FALLBACKS.logIn })
  @IsNotEmpty({ message: FALLBACKS.logIn })
  @MaxLength(LIMITS.passwordMax, { message: FALLBACKS.logIn })
  @Field(() => String, { description: "The account's password." })
  password!: string;
}
