import type { UploadedName } from "../../../kernel/contract/uploaded-pictures.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { parseJson } from "../parse-json.js";
import { type ContentRecords, readContent } from "../read-content.js";
import type { ContentMistake } from "./content-editing.types.js";

/** Maximum size in bytes. A text column on MySQL and MariaDB holds 65,535. */
const BODY_BYTES = 65_000;

/**
 * Returns a body as compact JSON.
 * @throws DomainError BAD_INPUT if the body is not JSON or is too long.
 */
export function storedBody(body: string): string {
  let value: unknown;
  try {
    value = parseJson(body);
  } catch (error) {
    const [place = "", complaint] = error instanceof Error ? error.message.split(/: (.*)/s) : [];
    throw new DomainError("BAD_INPUT", {
      fields: { body: complaint === undefined ? place : `${place}: ${complaint}` },
    });
  }
  const stored = JSON.stringify(value);
  if (!fitsColumn(stored)) throw new DomainError("BAD_INPUT", { fields: { body: ADMIN_RULES.contentBody } });
  return stored;
}

export function fitsColumn(body: string): boolean {
  return Buffer.byteLength(body) <= BODY_BYTES;
}

/** Returns a mistake for each place in a body that refers to a missing picture. */
export function missingPictures(body: string, missing: readonly UploadedName[]): ContentMistake[] {
  if (missing.length === 0) return [];
  const mistakes: ContentMistake[] = [];
  const look = (value: unknown, place: string): void => {
    if (typeof value === "string" && missing.some(({ name }) => value.includes(name)))
      mistakes.push({ place, complaint: ADMIN_RULES.pictureGone });
    else if (Array.isArray(value))
      value.forEach((entry, index) => {
        look(entry, `${place}[${String(index)}]`);
      });
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value))
        look(inner, place === "" ? name : `${place}.${name}`);
  };
  look(JSON.parse(body), "");
  return mistakes;
}

/** Returns the mistakes that the content would have if the topic had this body. A null body removes the topic. */
export function mistakesWith(records: ContentRecords, topic: string, body: string | null): ContentMistake[] {
  const changed = new Map(records);
  if (body === null) changed.delete(topic);
  else changed.set(topic, JSON.parse(body));
  const mistakes: ContentMistake[] = [];
  readContent(changed, (of, place, complaint) => {
    mistakes.push({ place: of === topic ? place : `${of}: ${place}`, complaint });
  });
  return mistakes;
}

/** Returns an error that lists the mistakes. The reply translates their complaints. */
export function contentInvalid(mistakes: readonly ContentMistake[]): DomainError {
  return new DomainError("CONTENT_INVALID", { data: { mistakes } });
}
