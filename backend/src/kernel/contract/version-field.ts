import { Matches } from "class-validator";
import { Field, ID } from "type-graphql";
import { applyDecorators } from "./apply-decorators.js";
import { RULES } from "./catalogue.js";
import { OptionalText } from "./optional-text.js";

/** Property decorator of an input: the `version` that the person saw. Clients that send none replace whatever is stored. */
export function VersionField(): PropertyDecorator {
  return applyDecorators(
    OptionalText(),
    VersionText(),
    Field(() => ID, {
      nullable: true,
      description:
        "The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced.",
    }),
  );
}

/** Property decorator of an input: the `version` that the person saw, where nothing is ever replaced unseen. */
export function NeededVersion(): PropertyDecorator {
  return applyDecorators(
    VersionText(),
    Field(() => ID, {
      description:
        "The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED).",
    }),
  );
}

/** Property decorator of a reply: identifies what is stored, to be sent back as `version` with a change. */
export function ShownVersion(): PropertyDecorator {
  return Field(() => ID, { description: "Identifies what is stored; goes into `version` of a change." });
}

function VersionText(): PropertyDecorator {
  return Matches(/^[\w-]{1,64}$/, { message: RULES.version });
}
