import { type ComponentChild, type ComponentChildren, h } from "preact";
import { renderToString } from "preact-render-to-string";
import {
  darkClass,
  darkRules,
  MAIL_COLOURS,
  mailColoursOf,
  type MailClub,
  type MailColours,
} from "./mail-colours.js";
import type { FootLine } from "./mail-frame.js";
import type { MailContent } from "./sealed-mail.js";
import { linkified, type MailPart, previewOf } from "./mail-body.js";

const SANS = "font-family:Archivo,system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif";
const MONO = "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace";
const TEXT = "font-size:16px;line-height:1.5";
/**
 * Width of the mail in pixels; narrower on phones. Outlook reads the width from the `width` attribute, and all other
 * programs read it from the style.
 */
const WIDTH = 560;
/** Invisible characters after the preview, so that mail programs show no further text in their lists. */
const FILLER = "\u034f\u200c\u00a0".repeat(80);

const FOOT = `padding:16px 4px 0;${SANS};font-size:13px;line-height:1.6`;
/** Heights of the logo's three bars in pixels: second, first and third place from left to right. */
const PODIUM = [14, 21, 10];

type Colour = keyof typeof MAIL_COLOURS;
type Looks = Partial<Record<"text" | "back" | "edge", Colour>>;

const baseStyle = (
  colours: MailColours,
): string => `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-underline-offset:3px}
@media (max-width:480px){.card{padding:24px 18px !important}}
@media (prefers-color-scheme:dark){
${darkRules(colours)}
}
${darkRules(colours, "[data-ogsc] ")}`;

/** Returns the inline style for the light theme, and the classes that change it in the dark theme. */
function looks(
  { text, back, edge }: Looks,
  style: string,
  colours: MailColours = MAIL_COLOURS,
): { class: string; style: string } {
  const light = [
    text === undefined ? "" : `color:${colours[text].light};`,
    back === undefined ? "" : `background-color:${colours[back].light};`,
    edge === undefined ? "" : `border:1px solid ${colours[edge].light};`,
  ].join("");
  const classes = Object.entries({ text, back, edge }).flatMap(([kind, colour]) =>
    colour === undefined ? [] : [darkClass(kind as keyof Looks, colour)],
  );
  return { class: classes.join(" "), style: `${light}${style}` };
}

/** Returns a table for layout only. */
function grid(attributes: object, ...rows: ComponentChildren[]): ComponentChild {
  const plain = { role: "presentation", border: 0, cellpadding: 0, cellspacing: 0 };
  return h("table", { ...plain, ...attributes }, h("tbody", null, rows));
}

function cell(attributes: object, ...children: ComponentChildren[]): ComponentChild {
  return h("tr", null, h("td", attributes, children));
}

function lines(text: string): ComponentChildren[] {
  return text.split("\n").flatMap((line, at) => (at === 0 ? [line] : [h("br", null), line]));
}

function paragraph(...children: ComponentChildren[]): ComponentChild {
  return h("p", looks({ text: "ink" }, `margin:0 0 16px;${TEXT};overflow-wrap:anywhere`), children);
}

function link(label: string, url: string, colours: MailColours): ComponentChild {
  const { class: dark, style } = looks({ text: "accent" }, "text-decoration:underline", colours);
  return h("a", { href: url, class: dark, style }, label);
}

/**
 * Returns a button that needs neither pictures nor a style sheet. The cell has the colour, and the link has the
 * padding.
 */
function button(label: string, url: string, colours: MailColours): ComponentChild {
  const inside = looks(
    { text: "onAccent", edge: "accent" },
    `display:inline-block;padding:13px 22px;${SANS};${TEXT};font-weight:700;text-decoration:none`,
    colours,
  );
  const { class: dark, style } = looks({ back: "accent" }, "border-radius:2px", colours);
  const colour = { bgcolor: colours.accent.light, class: dark, style };
  return grid({ style: "margin:8px 0 24px" }, cell(colour, h("a", { href: url, ...inside }, label)));
}

function code(text: string): ComponentChild {
  const style = `padding:14px 18px;${MONO};font-size:32px;line-height:1.25;font-weight:700;letter-spacing:6px;-webkit-user-select:all;user-select:all`;
  return grid({ style: "margin:0 0 20px" }, cell(looks({ text: "ink", back: "sunken" }, style), text));
}

function facts(pairs: readonly (readonly [string, string])[]): ComponentChild {
  const at = (text: Colour, style: string): object =>
    looks({ text }, `padding:0 16px 6px 0;vertical-align:top;${TEXT};${style}`);
  const rows = pairs.map(([label, value]) =>
    h("tr", null, [
      h("td", at("soft", ""), `${label}:`),
      h("td", at("ink", "font-weight:700;overflow-wrap:anywhere"), lines(value)),
    ]),
  );
  return grid({ style: "margin:0 0 16px" }, rows);
}

function list(items: readonly string[]): ComponentChild {
  const style = `margin:0 0 16px;padding:0 0 0 22px;${TEXT}`;
  return h(
    "ul",
    looks({ text: "ink" }, style),
    items.map((item) => h("li", null, lines(item))),
  );
}

/**
 * @param isFirst whether the part is the mail's first link, which becomes a button because it is the reader's next step
 */
function partNode(part: MailPart, isFirst: boolean, colours: MailColours): ComponentChild {
  if (typeof part === "string") return part.trim() === "" ? null : paragraph(...lines(part));
  if ("paragraph" in part)
    return paragraph(
      ...linkified(part).flatMap(({ text, isUrl }) => (isUrl ? [link(text, text, colours)] : lines(text))),
    );
  if ("facts" in part) return facts(part.facts);
  if ("list" in part) return list(part.list);
  if ("code" in part)
    return h("div", null, [part.intro === undefined ? null : paragraph(part.intro), code(part.code)]);
  return isFirst ? button(part.link, part.url, colours) : paragraph(link(part.link, part.url, colours));
}

/**
 * Returns the mark at the top of a mail, 32 pixels square. Mails load no pictures, so the product's logo is drawn with
 * table cells. A club's own logo is replaced by the first letter of the club's name.
 */
function mark({ name, hasOwnMark }: MailClub, colours: MailColours): ComponentChild {
  const [initial = ""] = name;
  const { class: dark, style } = looks(
    { back: "accent", text: "onAccent" },
    `${SANS};font-size:20px;font-weight:800`,
    colours,
  );
  const square = { bgcolor: colours.accent.light, "aria-hidden": "true", class: dark };
  if (hasOwnMark)
    return grid({}, cell({ ...square, style, width: 32, height: 32, align: "center" }, initial));
  const room = {
    ...square,
    width: 22,
    height: 27,
    style: `${style};padding:0 5px 5px;vertical-align:bottom`,
  };
  return grid(
    {},
    cell(
      room,
      grid(
        {},
        h(
          "tr",
          null,
          PODIUM.map((height, place) => bar(height, place, colours)),
        ),
      ),
    ),
  );
}

function bar(height: number, place: number, colours: MailColours): ComponentChild {
  const room = `vertical-align:bottom;${place === 0 ? "" : "padding-left:2px"}`;
  const drawn = looks({ back: "onAccent" }, `width:6px;height:${String(height)}px`, colours);
  return h("td", { style: room }, h("div", drawn));
}

function heading(text: string): ComponentChild {
  const style = "margin:0 0 16px;font-size:22px;line-height:1.25;font-weight:800;overflow-wrap:anywhere";
  return h("h1", looks({ text: "ink" }, style), text);
}

function footLine(line: FootLine): ComponentChildren[] {
  const shown =
    typeof line === "string" ? line : h("a", { href: line.url, ...looks({ text: "soft" }, "") }, line.label);
  return [shown, h("br", null)];
}

interface FramedMail extends Pick<MailContent, "subject" | "body" | "language"> {
  readonly foot?: readonly FootLine[];
}

/** Returns the HTML of a mail. Uses tables and inline styles, because many mail programs support little else. */
export function mailHtml({ subject, body, language = "en", foot = [] }: FramedMail, club: MailClub): string {
  const colours = mailColoursOf(club);
  const first = body.find((part) => typeof part === "object" && "link" in part);
  const head = h("head", null, [
    h("meta", { charset: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width,initial-scale=1" }),
    h("meta", { name: "color-scheme", content: "light dark" }),
    h("meta", { name: "supported-color-schemes", content: "light dark" }),
    h("meta", { name: "format-detection", content: "telephone=no,date=no,address=no,email=no,url=no" }),
    h("meta", { name: "x-apple-disable-message-reformatting" }),
    h("title", null, subject),
    h("style", { dangerouslySetInnerHTML: { __html: baseStyle(colours) } }),
  ]);
  const hidden =
    "display:none;max-height:0;overflow:hidden;mso-hide:all;opacity:0;font-size:1px;line-height:1px";
  const column = { width: WIDTH, style: `width:100%;max-width:${String(WIDTH)}px` };
  const name = looks({ text: "ink" }, `padding:0 0 0 10px;${SANS};font-size:18px;font-weight:800`);
  const card = looks({ back: "surface", edge: "rule" }, `padding:32px 32px 20px;${SANS};${TEXT}`);
  const paper = looks({ back: "paper" }, "margin:0;padding:0;width:100%");
  const content = grid(column, [
    club.name === ""
      ? null
      : cell(
          { style: "padding:0 4px 12px" },
          grid({}, h("tr", null, [h("td", null, mark(club, colours)), h("td", name, club.name)])),
        ),
    cell(
      { ...card, class: `card ${card.class}` },
      heading(subject),
      ...body.map((part) => partNode(part, part === first, colours)),
    ),
    foot.length === 0 ? null : cell(looks({ text: "soft" }, FOOT), foot.flatMap(footLine)),
  ]);
  const page = h("body", { ...paper, bgcolor: MAIL_COLOURS.paper.light }, [
    h("div", { style: hidden, "aria-hidden": "true" }, previewOf(body) + FILLER),
    grid({ ...paper, width: "100%" }, cell({ align: "center", style: "padding:28px 12px" }, content)),
  ]);
  return `<!doctype html>${renderToString(h("html", { lang: language, dir: "ltr" }, [head, page]))}`;
}
