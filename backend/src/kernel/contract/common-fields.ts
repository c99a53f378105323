import { Matches, MaxLength, ValidateIf } from "class-validator";
import { Field, ID } from "type-graphql";
import { RULES } from "./catalogue.js";
import { LIMITS } from "./limits.js";

/** Combines property decorators into one, which applies them in the given order. */
export function applyDecorators(...rules: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const rule of rules) rule(target, key);
  };
}

/**
 * Property decorator: skips the other rules if the field is absent (undefined, null or ""). Browsers send "" for an
 * empty field, so "optional" includes "".
 */
export function OptionalText(): PropertyDecorator {
  return ValidateIf((_object, value) => value !== undefined && value !== null && value !== "");
}

/** Matches an id. The application makes UUIDv7 strings, but older rows may have any UUID. */
export const ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Property decorator: the value, or each value of a list, is an id in its canonical lower-case spelling. */
export function EntityId({ each = false } = {}): PropertyDecorator {
  return Matches(ID_PATTERN, { message: RULES.id, each });
}

/**
 * Property decorator of an input: the optional `version` that the user saw. A change without a version overwrites the
 * stored data unconditionally.
 */
export function VersionField(): PropertyDecorator {
  return applyDecorators(
    OptionalText(),
    VersionText(),
    Field(() => ID, {
      nullable: true,
      description:
        "The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced.",
    }),
  );
}

/**
 * Property decorator of an input: the required `version` that the user saw, so that no unseen change is overwritten.
 */
export function NeededVersion(): PropertyDecorator {
  return applyDecorators(
    VersionText(),
    Field(() => ID, {
      description:
        "The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED).",
    }),
  );
}

/** Property decorator of a reply: the version of the stored data, to be sent back as `version` with a change. */
export function ShownVersion(): PropertyDecorator {
  return Field(() => ID, {
    description:
      "Identifies the current state of the stored data. Send it back as `version` when you change the data.",
  });
}

function VersionText(): PropertyDecorator {
  return Matches(/^[\w-]{1,64}$/, { message: RULES.version });
}

/** Property decorator of an input: the value of the changed field when the user began to edit. */
export function ExpectedField(): PropertyDecorator {
  return applyDecorators(
    OptionalText(),
    MaxLength(LIMITS.emailMax, { message: RULES.tooLong }),
    Field(() => String, {
      nullable: true,
      description:
        "The value that the client last read in the changed field. May be empty. If the stored value is different now, nothing is saved (CONFLICT). Allowed only when one field changes.",
    }),
  );
}
