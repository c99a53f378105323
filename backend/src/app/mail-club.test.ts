import * as fc from "fast-check";
import { MAIL_PAIRS, mailColoursOf } from "../kernel/mail/mail-colours.js";
import type { ClubContent } from "../modules/content/contract/club.content.js";
import { contrast } from "../modules/content/palette.js";
import { mailClubOf } from "./mail-club.js";

const club = { shortName: "Bytes" } as ClubContent;
const REACHED = { siteUrl: "https://club.example", email: "" };
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

test("mails can be read in any colour of a club, in both themes", () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const colours = mailColoursOf(mailClubOf({ club, accent, mark: null }, REACHED));
      for (const [text, background] of MAIL_PAIRS)
        for (const theme of ["light", "dark"] as const)
          expect(contrast(colours[text][theme], colours[background][theme])).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test("a club without a colour has the product's, also after one with a colour", () => {
  expect(mailClubOf({ club, accent: "#ffcc00", mark: null }, REACHED).accent).not.toBeNull();
  const plain = { ...REACHED, name: "Bytes", accent: null, hasOwnMark: false };
  expect(mailClubOf({ club, accent: null, mark: null }, REACHED)).toEqual(plain);
});
