import { readdirSync } from "node:fs";
import { join } from "node:path";
import { mailText } from "../../kernel/mail/mail-body.js";
import { renderMail } from "../../kernel/mail/rendered-mail.js";
import { hrefsOf, visibleText } from "../../kernel/mail/testing/visible-text.js";
import type { ClubContent } from "../../modules/content/contract/club.content.js";
import { mailClubOf } from "../mail-club.js";
import { MAIL_SAMPLES } from "./all-samples.js";
import { SAMPLE_CLUB } from "./mail-sample.js";

const SOURCES = join(__dirname, "../..");
/** A club whose colour could not be read by itself. */
const CLUB = mailClubOf({ club: { shortName: SAMPLE_CLUB } as ClubContent, accent: "#ffcc00" });
/** Gmail cuts off what is longer than 102 kB. */
const MOST_BYTES = 100_000;

/** What a module's files of mails export as functions: the templates. */
function templates(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((path) => /-mails\.ts$/.test(path))
    .flatMap((path) => Object.entries(jest.requireActual<object>(join(SOURCES, path))))
    .filter(([, exported]) => typeof exported === "function" && !/^class\b/.test(String(exported)))
    .map(([name]) => name);
}

test("every template of a mail has a sample, and every sample a template", () => {
  expect(templates()).toContain("emailCodeMail");
  expect(new Set(MAIL_SAMPLES.map(({ template }) => template))).toEqual(new Set(templates()));
});

describe.each(MAIL_SAMPLES.map((sample) => [`${sample.template} ${sample.variant ?? ""}`, sample] as const))(
  "%s",
  (_name, { mail }) => {
    test("says the same as text and as HTML, with the same links", async () => {
      const { text, html } = await renderMail(mail, CLUB);
      expect(text).toBe(mailText(mail.body));
      const urls = hrefsOf(html);
      expect(urls).toEqual([...text.matchAll(/https?:\/\/[^\s,;]*[^\s.,;]/g)].map(([url]) => url));
      // In the text a link is "label: address" and an item begins with a dash.
      const labels = mail.body.flatMap((part) => (typeof part === "object" && "link" in part ? [part] : []));
      const words = labels
        .reduce((rest, { link, url }) => rest.replace(`${link}: ${url}`, link), text)
        .replace(/^- /gm, "")
        .replace(/\s+/g, " ");
      expect(visibleText(html)).toBe(`${SAMPLE_CLUB} ${words.trim()}`);
    });

    test("is shorter than what mail programs cut off, and loads nothing", async () => {
      const { html } = await renderMail(mail, CLUB);
      expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
      expect(html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(|@import/i);
    });
  },
);
