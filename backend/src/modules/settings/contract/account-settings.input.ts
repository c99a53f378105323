import { Matches, MaxLength, ValidateIf } from "class-validator";
import { Field, InputType } from "type-graphql";
import { applyDecorators, OptionalText, NeededVersion } from "../../../kernel/contract/common-fields.js";
import {
  ACCOUNT_NUMBER,
  IFSC,
  normaliseBankCode,
  normaliseUpiAddress,
  UPI_ADDRESS,
} from "../../../kernel/contract/bank-account.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { Spelled } from "../../../kernel/contract/spelled.js";

const isThere = (text: unknown): boolean => typeof text === "string" && text.trim() !== "";

/** Property decorator: the field is required if one of the other fields is filled in. */
function NeededWith(...others: readonly (keyof AccountSettingsInput)[]): PropertyDecorator {
  return (target, key) => {
    ValidateIf(
      (input: AccountSettingsInput) =>
        isThere(input[key as keyof AccountSettingsInput]) || others.some((other) => isThere(input[other])),
    )(target, key);
  };
}

/** Property decorator: a UPI address such as `club@bank`. */
function UpiId(): PropertyDecorator {
  return applyDecorators(
    Spelled(normaliseUpiAddress),
    OptionalText(),
    Matches(UPI_ADDRESS, { message: RULES.upiId }),
  );
}

@InputType({ description: "The account for fees. Missing details are empty." })
export class AccountSettingsInput {
  @NeededVersion()
  version!: string;

  @UpiId()
  @Field(() => String, { description: "The UPI address, for example club@bank." })
  upiId!: string;

  @NeededWith("upiId", "bankAccountNumber", "bankIfsc")
  @Matches(/\S/u, { message: RULES.accountName })
  @OneLine()
  @MaxLength(120, { message: RULES.accountName })
  @Field(() => String, { description: "The account's holder, as the bank shows it." })
  bankAccountName!: string;

  @NeededWith("bankIfsc")
  @Spelled(normaliseBankCode)
  @Matches(ACCOUNT_NUMBER, { message: RULES.accountNumber })
  @Field(() => String, { description: "The account's number." })
  bankAccountNumber!: string;

  @NeededWith("bankAccountNumber")
  @Spelled(normaliseBankCode)
  @Matches(IFSC, { message: RULES.ifsc })
  @Field(() => String, { description: "The branch's IFSC." })
  bankIfsc!: string;
}
