import { InputType } from "type-graphql";
import { VerifyEmailCodeInput } from "./verify-email-code.input.js";

/** Step 2 of the forgotten-password wizard: the same shape and rules as verifying an address. */
@InputType({ description: "The mailed code that allows a new password." })
export class VerifyResetCodeInput extends VerifyEmailCodeInput {}
