import type { MailClub } from "../kernel/mail/mail-colours.js";
import type { SiteContent } from "../modules/content/content.types.js";
import { paletteOf } from "../modules/content/palette.js";

/** The shades of the most recent colour, cached because thousands of mails have the same colour. */
let last: { readonly colour: string; readonly accent: NonNullable<MailClub["accent"]> } | null = null;

/**
 * Returns the club as a sender of mails: its short name, readable shades of its colour, its site and e-mail address.
 */
export function mailClubOf(
  { club, accent, mark }: Pick<SiteContent, "club" | "accent" | "mark">,
  reached: Pick<MailClub, "siteUrl" | "email">,
): MailClub {
  if (accent !== null && last?.colour !== accent) {
    const { accent: shade, onAccent } = paletteOf(accent);
    last = { colour: accent, accent: { accent: shade, onAccent } };
  }
  return {
    ...reached,
    name: club.shortName,
    accent: accent === null ? null : (last?.accent ?? null),
    hasOwnMark: mark !== null,
  };
}

/** Returns the club's names. A password of little more than these names is refused (`PasswordRule`). */
export function clubNamesOf({ club }: Pick<SiteContent, "club">): string[] {
  return [club.name, club.shortName, club.university];
}
