import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsOptional,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from "class-validator";
import { Field, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { applyDecorators, OptionalText, VersionField } from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { OneLine, SeveralLines, WithoutAddress } from "../../../kernel/contract/plain-text.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";
import { CertificateKind, CertificateLanguage } from "./certificate.enums.js";
import { unknownInLayout } from "./certificate-placeholders.js";
import { CERTIFICATE_LIMITS } from "./certificate-rules.js";

/** Property decorator: every word in braces must be a known placeholder. */
function KnownPlaceholders(): PropertyDecorator {
  return ValidateBy({
    name: "knownInLayout",
    validator: {
      validate: (value) => typeof value === "string" && unknownInLayout(value).length === 0,
      defaultMessage: () => ADMIN_RULES.certificatePlaceholder,
    },
  });
}

/** Property decorator: one line of the layout, with at most `most` characters. */
function LayoutLine(most: number): PropertyDecorator {
  return applyDecorators(
    OneLine(RULES.oneLine),
    MaxLength(most, { message: ADMIN_RULES.certificateLine }),
    Matches(/\S/, { message: ADMIN_RULES.certificateLine }),
    KnownPlaceholders(),
    WithoutAddress(ADMIN_RULES.certificateAddress),
  );
}

@InputType({ description: "A person who signs a certificate." })
export class CertificateSignatureInput {
  @LayoutLine(CERTIFICATE_LIMITS.certificateSignerMax)
  @Field(() => String, { description: "The person's name." })
  name!: string;

  @OneLine(RULES.oneLine)
  @MaxLength(CERTIFICATE_LIMITS.certificateSignerMax, { message: ADMIN_RULES.certificateLine })
  @WithoutAddress(ADMIN_RULES.certificateAddress)
  @Field(() => String, { description: "The person's office, or empty." })
  office!: string;

  @OptionalText()
  @MaxLength(CERTIFICATE_LIMITS.signatureBase64Max, { message: ADMIN_RULES.signaturePicture })
  @Matches(/^[A-Za-z0-9+/]*={0,2}$/, { message: ADMIN_RULES.signaturePicture })
  @Field(() => String, { nullable: true, description: "The signature as a picture: a PNG in base64." })
  picture?: string | null;
}

@InputType({ description: "The layout of one kind of certificates, with placeholders such as {name}." })
export class CertificateLayoutInput {
  @EventSlugField()
  eventSlug?: string | null;

  @VersionField()
  version?: string | null;

  @IsIn(Object.values(CertificateKind), { message: RULES.choice })
  @Field(() => CertificateKind, { description: "The kind of certificates that have this layout." })
  kind!: CertificateKind;

  @IsOptional()
  @IsIn(Object.values(CertificateLanguage), { message: RULES.choice })
  @Field(() => CertificateLanguage, {
    nullable: true,
    description: "The language of the certificates. The default is English.",
  })
  language?: CertificateLanguage | null;

  @LayoutLine(CERTIFICATE_LIMITS.certificateTitleMax)
  @Field(() => String, { description: "The headline." })
  title!: string;

  @LayoutLine(CERTIFICATE_LIMITS.certificateTitleMax)
  @Field(() => String, { description: "The line above the name." })
  lead!: string;

  @SeveralLines()
  @MaxLength(CERTIFICATE_LIMITS.certificateTextMax, { message: ADMIN_RULES.certificateText })
  @Matches(/\S/, { message: ADMIN_RULES.certificateText })
  @KnownPlaceholders()
  @WithoutAddress(ADMIN_RULES.certificateAddress)
  @Field(() => String, {
    description:
      "The text below the name. Words in [brackets] are left out when a placeholder in them is empty.",
  })
  text!: string;

  @IsArray({ message: ADMIN_RULES.signatures })
  @ArrayMaxSize(CERTIFICATE_LIMITS.signatures, { message: ADMIN_RULES.signatures })
  @ValidateNested({ each: true })
  @Field(() => [CertificateSignatureInput], { description: "The people who sign, from the left." })
  signatures!: CertificateSignatureInput[];
}
