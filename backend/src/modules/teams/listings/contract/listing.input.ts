import { Matches, MaxLength, MinLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { applyDecorators, EntityId } from "../../../../kernel/contract/common-fields.js";
import { RULES } from "../../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../../kernel/contract/limits.js";
import { OneLine } from "../../../../kernel/contract/plain-text.js";
import { TeamIdInput } from "../../contract/team.inputs.js";

/**
 * Matches one line without contact details. Contact details are an address or account (`@`), a link (`//`, `www.`, a
 * host name), and a phone number of seven digits or more, however grouped. "C/C++", "9.30 am" and "3.5 years" are
 * allowed. Unlike `harmlessName`, which rewrites contact details in mails, this rule rejects them, because the author
 * can rephrase the text.
 */
export const WITHOUT_CONTACT =
  /^(?!.*(?:[@＠]|\/\/|\bwww\b|[\p{L}\p{N}-]+[.。．｡][\p{L}]{2,}|\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){6,})).*$/u;

/** Decorates a property that is one line about a person or a team, without contact details. */
function ListingLine(): PropertyDecorator {
  return applyDecorators(
    MinLength(LIMITS.listingLineMin, { message: RULES.listingLine }),
    MaxLength(LIMITS.listingLineMax, { message: RULES.listingLine }),
    Matches(WITHOUT_CONTACT, { message: RULES.noContact }),
    OneLine(RULES.oneLine),
  );
}

@InputType({ description: "The line of a person who looks for a team." })
export class ListMyselfInput {
  @ListingLine()
  @Field(() => String, { description: "One line, without links, addresses and phone numbers." })
  line!: string;
}

@InputType({ description: "The line of a team that looks for people." })
export class ListTeamInput extends TeamIdInput {
  @ListingLine()
  @Field(() => String, { description: "One line, without links, addresses and phone numbers." })
  line!: string;
}

@InputType({ description: "A listing." })
export class ListingInput {
  @EntityId()
  @Field(() => ID, { description: "The listing." })
  listingId!: string;
}

@InputType({ description: "A person who looks for a team, to invite." })
export class InviteListedInput extends TeamIdInput {
  @EntityId()
  @Field(() => ID, { description: "The person's listing." })
  listingId!: string;
}

@InputType({ description: "A person's request to join the team." })
export class JoinRequestInput extends TeamIdInput {
  @EntityId()
  @Field(() => ID, { description: "The request." })
  requestId!: string;
}
