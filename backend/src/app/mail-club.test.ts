import * as fc from "fast-check";
import { MAIL_PAIRS, mailColoursOf } from "../kernel/mail/mail-colours.js";
import type { ClubContent } from "../modules/content/contract/club.content.js";
import { contrast } from "../modules/content/palette.js";
import { mailClubOf } from "./mail-club.js";

const club = { shortName: "Bytes" } as ClubContent;
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

test("mails can be read in any colour of a club, in both themes", () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const colours = mailColoursOf(mailClubOf({ club, accent }));
      for (const [text, background] of MAIL_PAIRS)
        for (const theme of ["light", "dark"] as const)
          expect(contrast(colours[text][theme], colours[background][theme])).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test("a club without a colour has the product's, also after one with a colour", () => {
  expect(mailClubOf({ club, accent: "#ffcc00" }).accent).not.toBeNull();
  expect(mailClubOf({ club, accent: null })).toEqual({ name: "Bytes", accent: null });
});
