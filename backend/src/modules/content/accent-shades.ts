import { Field, Float, ObjectType } from "type-graphql";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { contrast, paletteOf } from "./palette.js";

@ObjectType({ simpleResolvers: true, description: "Shades of a colour that can be read in both themes." })
export class AccentShades {
  @Field(() => String, { description: "The shade for light pages, written like #1a38d6." })
  light!: string;

  @Field(() => String, { description: "The shade for dark pages." })
  dark!: string;

  @Field(() => Float, {
    description: "The contrast of the colour on a light page. 4.5 and more is readable.",
  })
  contrast!: number;

  @Field(() => Boolean, { description: "Whether light pages use the colour unchanged." })
  isUnchanged!: boolean;
}

const PAPER = "#f4f4ef";

/**
 * Returns the shades of a colour for both themes.
 * @throws DomainError BAD_INPUT for an invalid colour
 */
export function accentShadesOf(colour: string): AccentShades {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new DomainError("BAD_INPUT");
  const { light, dark } = paletteOf(colour).accent;
  const ratio = Math.round(contrast(colour, PAPER) * 10) / 10;
  return { light, dark, contrast: ratio, isUnchanged: light === colour.toLowerCase() };
}
