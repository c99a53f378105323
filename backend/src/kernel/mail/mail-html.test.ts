import { MAIL_COLOURS, MAIL_PAIRS, NO_CLUB } from "./mail-colours.js";
import { mailHtml } from "./mail-html.js";
import { mailText, type MailPart, plainBody } from "./mail-body.js";
import { hrefsOf, previewIn, visibleText } from "./testing/visible-text.js";

const CDC = { ...NO_CLUB, name: "CDC" };
const html = (...body: MailPart[]): string => mailHtml({ subject: "Subject", body }, CDC);
const TEAM_PAGE = "https://club.example/team";

/** Returns the relative luminance of a colour, as in WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

test.each(MAIL_PAIRS)("%s on %s is legible in both themes", (text, background) => {
  for (const theme of ["light", "dark"] as const)
    expect(contrast(MAIL_COLOURS[text][theme], MAIL_COLOURS[background][theme])).toBeGreaterThanOrEqual(4.5);
});

test("a club's colour is that of buttons and links, in both themes", () => {
  const accent = {
    accent: { light: "#7a5c00", dark: "#f5d063" },
    onAccent: { light: "#ffffff", dark: "#1a1200" },
  };
  const body = [
    { link: "Pay", url: TEAM_PAGE },
    { link: "Help", url: TEAM_PAGE },
  ];
  const mail = mailHtml({ subject: "Subject", body }, { ...CDC, name: "Bytes", accent });
  expect(mail).toContain('bgcolor="#7a5c00"');
  expect(mail).toContain("color:#7a5c00;text-decoration:underline");
  expect(mail).toContain(".text-accent{color:#f5d063 !important}");
  expect(mail).not.toContain(MAIL_COLOURS.accent.light);
  expect(mail).not.toContain(MAIL_COLOURS.accent.dark);
});

test("every colour of a mail has its rule for the dark theme", () => {
  const mail = html(
    "p",
    { facts: [["a", "b"]] },
    { list: ["l"] },
    { code: "1" },
    { link: "x", url: TEAM_PAGE },
    { link: "y", url: TEAM_PAGE },
  );
  const used = new Set([...mail.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  used.delete("card");
  const ruled = [...mail.matchAll(/^\.((?:text|back|edge)-\w+)\{/gm)].map(([, name = ""]) => name);
  expect([...used].sort()).toEqual([...ruled].sort());
  expect(mail).toContain("@media (prefers-color-scheme:dark){\n.text-ink{color:#f0f1ec !important}");
});

test("what people typed is text, never HTML, and never a link", () => {
  const typed = `<img src=x onerror=alert(1)> & "quotes" www.evil.example https://evil.example`;
  for (const mail of [
    html(typed),
    html({ facts: [[typed, typed]] }),
    html({ list: [typed] }),
    html({ code: typed }),
  ]) {
    expect(visibleText(mail)).toContain(typed);
    expect(mail).not.toContain("<img");
    expect(hrefsOf(mail)).toEqual([]);
  }
  expect(mailHtml({ subject: "</title><script>", body: [] }, NO_CLUB)).not.toContain("<script>");
});

test("of a paragraph only the given addresses are links, not longer ones that begin so", () => {
  const paragraph = `See ${TEAM_PAGE}, ${TEAM_PAGE}. But ${TEAM_PAGE}.evil.example and ${TEAM_PAGE}/x are text.`;
  const mail = html({ paragraph, urls: [TEAM_PAGE] });
  expect(hrefsOf(mail)).toEqual([TEAM_PAGE, TEAM_PAGE]);
  expect(visibleText(mail)).toBe(`CDC Subject ${paragraph}`);
  expect(hrefsOf(html({ paragraph: "javascript:alert(1)", urls: ["javascript:alert(1)"] }))).toEqual([]);
});

test("the first link is the button, later ones are links", () => {
  const mail = html({ link: "Pay", url: TEAM_PAGE }, { link: "Help", url: "https://club.example/help" });
  // The first match is the logo, which has the same colour.
  const [, ...buttons] = [...mail.matchAll(/bgcolor="#1a38d6"/g)];
  expect(buttons).toHaveLength(1);
  expect(buttons[0]?.index).toBeLessThan(mail.indexOf(">Pay<"));
});

test.each<[string, MailPart[]]>([
  ["You joined the team.", ["Hello Asha,", "You joined the team. Now pay."]],
  ["Your code is 123456", [{ intro: "Your code is", code: "123456" }, "It is good for 10 minutes."]],
  [`${"x".repeat(139)}…`, ["x".repeat(300)]],
  ["", []],
])("lists of mails show: %s", (preview, body) => {
  expect(previewIn(html(...body))).toBe(preview);
});

test("a club with a mark of its own has its initial in the mark's place", () => {
  const shown = (hasOwnMark: boolean) =>
    visibleText(mailHtml({ subject: "Subject", body: [] }, { ...CDC, hasOwnMark }));
  expect([shown(false), shown(true)]).toEqual(["CDC Subject", "C CDC Subject"]);
});

test("line breaks within a paragraph stay", () => {
  expect(html("one\ntwo")).toContain("one<br/>two");
});

test.each(["One\n", "One\n\nTwo\nThree\n", "\n\nOne\n\n\n\nTwo\n"])(
  "%j becomes parts and the same text again",
  (text) => {
    expect(mailText(plainBody(text))).toBe(text);
  },
);
