import { Matches } from "class-validator";
import { RULES } from "./catalogue.js";

/** Ids are UUIDv7 strings made by the application; legacy rows may hold any UUID. */
export const ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Property decorator: the value (or each of its entries) is an id of ours, in its canonical lower-case spelling. */
export function EntityId({ each = false } = {}): PropertyDecorator {
  return Matches(ID_PATTERN, { message: RULES.id, each });
}
