import type { MailClub } from "../kernel/mail/mail-colours.js";
import type { SiteContent } from "../modules/content/content.types.js";
import { paletteOf } from "../modules/content/palette.js";

/** Shades of the colour that was asked for last: thousands of mails have the same one. */
let last: { readonly colour: string; readonly accent: NonNullable<MailClub["accent"]> } | null = null;

/** Returns the club that mails are from: its short name, readable shades of its colour, its site and its address. */
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

/** Returns what the club is called, for the passwords that it refuses. */
export function clubNamesOf({ club }: Pick<SiteContent, "club">): string[] {
  return [club.name, club.shortName, club.university];
}
