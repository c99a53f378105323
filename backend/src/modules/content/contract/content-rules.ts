import { isEmail, ValidateBy } from "class-validator";
import { applyDecorators } from "../../../kernel/contract/common-fields.js";
import { joined, msg, type RuleContext, type Text as Complained } from "../../../kernel/contract/message.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { ONE_LINE } from "../../../kernel/contract/plain-text.js";
import { Spelled } from "../../../kernel/contract/spelled.js";
import { t } from "../../../kernel/contract/t.js";
import { withoutMarks } from "../../../kernel/contract/visible-text.js";

/** A text field that can be translated. */
export interface TextField {
  /** Maximum length in characters. In a list of lines, the maximum length of each line. */
  readonly max: number;
  /** Whether the text may contain line breaks. */
  readonly isLong: boolean;
}

const fields = new Map<object, Map<string, TextField>>();

/** Registers a field of a class as user-visible text. */
export function keepTextField(target: object, key: string | symbol, field: TextField): void {
  const known = fields.get(target) ?? new Map<string, TextField>();
  fields.set(target, known.set(String(key), field));
}

/** Returns the fields of a class that are user-visible text, without addresses, pictures and the like. */
export function textFields(type: new () => object): ReadonlyMap<string, TextField> {
  return fields.get(type.prototype as object) ?? new Map<string, TextField>();
}

/**
 * Returns the mistake in a value, or null. The mistake completes a sentence that begins with the field's name ("must be
 * text"). In a list, the entry's position, such as "[1]", comes before the mistake (`read-record.ts`).
 */
type Complaint = (value: unknown) => Complained | null;

const EMPTY = t("must not be empty");

interface Leave {
  /** Whether the field may be left out, or be null. */
  readonly optional?: boolean;
}

/** Matches file names and ids that contain only characters that are safe in addresses and in all file systems. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PICTURE = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|avif|webp|png|jpg)$/;
const ANIMATION = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.(?:json|svg)$/;
const SITE_PATH = /^\/(?!\/)[^\s\\]*$/;

/** Property decorator: one line of non-empty text with at most `max` characters. */
export function Text(max: number, leave: Leave = {}): PropertyDecorator {
  return (target, key) => {
    keepTextField(target, key, { max, isLong: false });
    textual(rule("text", leave, (value) => textComplaint(value, max)))(target, key);
  };
}

/** Property decorator: up to `max` lines of text, each with at most `length` characters. */
export function Lines(max: number, length: number): PropertyDecorator {
  const sized = rule("lines", {}, (value) => {
    if (!Array.isArray(value)) return t("must be a list");
    if (value.length > max) return msg("must have at most {max} lines", { max });
    const complaints = value.map((line) => textComplaint(line, length));
    const invalidIndex = complaints.findIndex((complaint) => complaint !== null);
    const complaint = complaints[invalidIndex];
    return complaint ? joined([`[${String(invalidIndex)}]`, complaint]) : null;
  });
  return (target, key) => {
    keepTextField(target, key, { max: length, isLong: false });
    textual(sized)(target, key);
  };
}

/** Property decorator: a permanent id, such as "asha-rao". */
export function Slug(): PropertyDecorator {
  return textRule("slug", {}, (text) =>
    SLUG.test(text)
      ? null
      : t('must have only lowercase letters, digits and single hyphens, such as "asha-rao"'),
  );
}

export function MailAddress(): PropertyDecorator {
  return textRule(
    "mail",
    {},
    (text) => (isEmail(text) ? null : t("must be an e-mail address")),
    LIMITS.emailMax,
  );
}

/** Property decorator: an address of another site. */
export function WebAddress(leave: Leave = {}): PropertyDecorator {
  return textRule("web", leave, (text) =>
    /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/.test(text) && isAddress(text)
      ? null
      : t("must be a full address that begins with https://"),
  );
}

/** Returns whether a text is an address with a host. The oldest supported browser lacks `URL.canParse`. */
function isAddress(text: string): boolean {
  try {
    return new URL(text).host !== "";
  } catch {
    return false;
  }
}

/** Property decorator: a page of this site. */
export function SitePath(): PropertyDecorator {
  return textRule("path", {}, (text) =>
    SITE_PATH.test(text) ? null : t('must be a page on this site, such as "/events"'),
  );
}

/** Property decorator: a picture's path under the media base address. */
export function PictureFile(leave: Leave = {}): PropertyDecorator {
  return textRule("picture", leave, (text) =>
    PICTURE.test(text)
      ? null
      : t(
          'must be the path of a picture in lower case, such as "members/asha-rao.webp" (svg, avif, webp, png or jpg)',
        ),
  );
}

/** Property decorator: an animation's path under the animation base address. */
export function AnimationFile(): PropertyDecorator {
  return textRule("animation", {}, (text) =>
    ANIMATION.test(text)
      ? null
      : t('must be the path of an animation in lower case, such as "aim.json" (json or svg)'),
  );
}

/** Property decorator: a colour in the format of `<input type="color">`, such as "#1a38d6". */
export function HexColour(leave: Leave = {}): PropertyDecorator {
  return textRule("colour", leave, (text) =>
    /^#[0-9a-f]{6}$/.test(text) ? null : t('must be a colour such as "#1a38d6"'),
  );
}

/** Property decorator: a whole number of CSS pixels, from 1 to `max`. */
export function Pixels(max: number): PropertyDecorator {
  return rule("pixels", {}, (value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max
      ? null
      : msg("must be a whole number from 1 to {max}, without quotes", { max }),
  );
}

export function Flag(): PropertyDecorator {
  return rule("flag", {}, (value) =>
    typeof value === "boolean" ? null : t("must be true or false, without quotes"),
  );
}

export function OneOf(words: readonly string[]): PropertyDecorator {
  return textRule("word", {}, (text) =>
    words.includes(text)
      ? null
      : msg("must be one of {words}", { words: words.map((word) => `"${word}"`).join(", ") }),
  );
}

/**
 * Makes a decorator from a function that finds mistakes. A required field without a value is always reported as
 * missing.
 */
export function rule(name: string, { optional = false }: Leave, complaint: Complaint): PropertyDecorator {
  const judge: Complaint = (value) => {
    if (value === undefined || value === null) return optional ? null : t("is missing");
    const problem = complaint(value);
    return problem === EMPTY && optional ? t("must not be empty. Leave the field out instead") : problem;
  };
  const context: RuleContext = { textOf: judge };
  // The message must not be empty, because class-validator would then pass no context.
  const validator = { validate: (value: unknown) => judge(value) === null, defaultMessage: () => name };
  return ValidateBy({ name, validator }, { context });
}

function textRule(
  name: string,
  leave: Leave,
  complaint: (text: string) => Complained | null,
  max = 300,
): PropertyDecorator {
  return textual(rule(name, leave, (value) => textComplaint(value, max) ?? complaint(String(value))));
}

/** Removes invisible characters before a rule checks the text. */
function textual(check: PropertyDecorator): PropertyDecorator {
  return applyDecorators(Spelled(withoutMarks), check);
}

/**
 * Returns the mistake in one line of text, or null. The mistake completes a sentence that begins with the field's name.
 */
export function textComplaint(value: unknown, max: number): Complained | null {
  if (typeof value !== "string") return t("must be text in quotes");
  if (!/\S/.test(value)) return EMPTY;
  if (value !== value.trim()) return t("must not begin or end with a space");
  if (!ONE_LINE.test(value)) return t("must be one line, without control characters");
  return value.length <= max ? null : msg("must have at most {max} characters", { max });
}
