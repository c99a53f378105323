import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId, OptionalText } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { type ListColumnInput, ListColumnsField } from "../../../kernel/contract/list-columns.js";
import { OneLine, WithoutAddress } from "../../../kernel/contract/plain-text.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";
import { CertificateKind, CertificateSource } from "./certificate.enums.js";
import { CERTIFICATE_LIMITS } from "./certificate-rules.js";

@InputType({
  description:
    "The recipients of certificates: people who were checked in, the people of the event's teams, or a list.",
})
export class CertificateChoiceInput {
  @EventSlugField()
  eventSlug?: string | null;

  @IsIn(Object.values(CertificateKind), { message: RULES.choice })
  @Field(() => CertificateKind, { description: "The purpose." })
  kind!: CertificateKind;

  @IsIn(Object.values(CertificateSource), { message: RULES.choice })
  @Field(() => CertificateSource, {
    defaultValue: CertificateSource.checkedIn,
    description: "The recipients.",
  })
  source!: CertificateSource;

  @IsOptional()
  @IsInt({ message: ADMIN_RULES.ranking })
  @Min(1, { message: ADMIN_RULES.ranking })
  @Max(LIMITS.rankingMax, { message: ADMIN_RULES.ranking })
  @Field(() => Int, { nullable: true, description: "For ranks: the last place that gets a certificate." })
  placeTo?: number | null;

  @OptionalText()
  @MaxLength(CERTIFICATE_LIMITS.certificateCsvMax, { message: ADMIN_RULES.certificateCsv })
  @Field(() => String, {
    nullable: true,
    description: "For a list: CSV with headings for name, e-mail, team and rank.",
  })
  csv?: string | null;

  @ListColumnsField()
  columns?: ListColumnInput[];

  @IsArray({ message: RULES.choice })
  @ArrayMaxSize(CERTIFICATE_LIMITS.certificatesAtOnce, { message: ADMIN_RULES.certificatesAtOnce })
  @Field(() => [String], {
    defaultValue: [],
    description: "The keys of people of the preview who get no certificate.",
  })
  without!: string[];
}

@InputType({ description: "Gives out the certificates of a preview." })
export class IssueCertificatesInput {
  @ValidateNested()
  @Field(() => CertificateChoiceInput, { description: "The recipients." })
  choice!: CertificateChoiceInput;

  @Matches(/^[0-9a-f]{64}$/, { message: RULES.token })
  @Field(() => String, {
    description:
      "The `key` of the preview. If the people who would get certificates have changed, the request is refused.",
  })
  previewKey!: string;
}

@InputType({ description: "A certificate to withdraw, and the reason." })
export class WithdrawCertificateInput {
  @EntityId()
  @Field(() => ID, { description: "The certificate." })
  id!: string;

  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.reasonMax, { message: ADMIN_RULES.certificateReason })
  @Matches(/\S/, { message: ADMIN_RULES.certificateReason })
  @WithoutAddress(ADMIN_RULES.certificateAddress)
  @Field(() => String, { description: "The reason, shown to everyone who opens the certificate's page." })
  reason!: string;
}

@InputType({ description: "Replaces a certificate with one that has another name." })
export class ReissueCertificateInput extends WithdrawCertificateInput {
  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.nameMax, { message: ADMIN_RULES.certificateName })
  @Matches(/\S/, { message: ADMIN_RULES.certificateName })
  @WithoutAddress(ADMIN_RULES.certificateAddress)
  @Field(() => String, { description: "The name on the new certificate." })
  name!: string;
}
