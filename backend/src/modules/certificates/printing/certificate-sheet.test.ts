import { buffer } from "node:stream/consumers";
import { textOfPdf } from "../../../kernel/testing/file-contents.js";
import { indexedPng } from "../../../kernel/picture/png.js";
import { type CertificateTexts, certificateSheet, FRAME, type Mark } from "./certificate-sheet.js";
import { sheetsPdf } from "./sheets-pdf.js";
import { sheetSvg } from "./sheet-svg.js";

const WORDS: CertificateTexts = {
  club: "CDC Coding Club",
  title: "Certificate of Participation",
  lead: "This is to certify that",
  name: "Ada Lovelace",
  text: "took part in Syntax Siege 2025.",
  signatures: [{ name: "Dr. Asha Rao", office: "Head of the department", picture: null }],
  issued: "Issued on 2 March 2025",
  verifyUrl: "https://club.example.org/verify/3xq7Jc0b2Xl5Jm2aVg8Z9w",
};
const FACTS = {
  title: "Certificate",
  author: "CDC",
  language: "en",
  at: new Date("2025-03-02T05:00:00Z"),
} as const;

const texts = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind === "text");
const textOf = (mark: Mark): string => (mark.kind === "text" ? mark.line.text : "");

async function pdf(...sheets: readonly Mark[][]): Promise<Buffer> {
  return buffer(sheetsPdf(sheets, FACTS));
}

const LONGEST = "Venkata Satya Subrahmanya Lakshmi Narasimha Raja Rajeswara Sivaramakrishnan "
  .repeat(2)
  .slice(0, 119);

test.each([LONGEST, "W".repeat(120), "জ্যোতির্ময় ".repeat(11), "क्षितिज".repeat(17), "Å"])(
  "%s stays within the frame and above the signatures",
  (name) => {
    const text = Array.from({ length: 12 }, () => `${name}, `.repeat(3))
      .join("\n")
      .slice(0, 600);
    const office = name.slice(0, 60);
    const signatures = Array.from({ length: 3 }, () => ({ name: office, office, picture: null }));
    const marks = texts(certificateSheet({ ...WORDS, name, text, title: name.slice(0, 80), signatures }));
    for (const { x, y, size, line } of marks) {
      expect(x).toBeGreaterThanOrEqual(FRAME.left);
      expect(x + line.width * size).toBeLessThanOrEqual(FRAME.right + 0.01);
      expect(y).toBeLessThanOrEqual(FRAME.bottom);
    }
    const before = marks.slice(
      0,
      marks.findIndex((mark) => textOf(mark) === office),
    );
    for (const { y } of before) expect(y).toBeLessThan(424);
  },
);

test("a line is drawn below the letters of a name, however deep they hang", () => {
  const ruleOf = (name: string) => {
    const marks = certificateSheet({ ...WORDS, name });
    return (marks[marks.findIndex((mark) => textOf(mark) === name) + 1]?.y ?? 0) - 252;
  };
  expect(ruleOf("Ada")).toBe(16);
  expect(ruleOf("ಕ್ತ್ರ್ಯ")).toBeGreaterThan(20);
});

test("a name is large where there is room, then smaller, then in two lines, and never loses a letter", () => {
  const sheetOf = (name: string) =>
    texts(certificateSheet({ ...WORDS, name })).filter((mark) => name.includes(textOf(mark)));
  expect(sheetOf("Ada Lovelace")).toMatchObject([{ size: 46 }]);
  const [smaller] = sheetOf("Venkata Satya Subrahmanya Lakshmi");
  expect(smaller?.size).toBeLessThan(46);
  expect(smaller?.size).toBeGreaterThan(26);
  const lines = sheetOf(LONGEST);
  expect(lines).toHaveLength(2);
  expect(lines.map(textOf).join(" ")).toBe(LONGEST);
});

test("names side by side have one size, also where only one of them is long", () => {
  const signatures = ["Asha Rao", "Prof. Venkataraman Subramaniam Iyer"].map((name) => {
    return { name, office: "Dean", picture: null };
  });
  const sizes = texts(certificateSheet({ ...WORDS, signatures })).flatMap((mark) =>
    signatures.some(({ name }) => name === textOf(mark)) ? [mark.size] : [],
  );
  expect(sizes).toHaveLength(2);
  expect(sizes[0]).toBeLessThan(12);
  expect(sizes[1]).toBe(sizes[0]);
});

test("the PDF says the words, in many scripts, with the letters that it has inside", async () => {
  const names = ["Łukasz", "প্রিয়াঙ্কা চক্রবর্তী", "श्रीकृष्ण त्रिपाठी", "தமிழ்", "ಕನ್ನಡ", "محمد علی"];
  const file = await pdf(...names.map((name) => certificateSheet({ ...WORDS, name })));
  const text = textOfPdf(file);
  for (const words of [
    WORDS.title,
    WORDS.lead,
    WORDS.text,
    "Dr. Asha Rao",
    "ukasz",
    "தமிழ்",
    "Issued on 2 March 2025",
  ])
    expect(text).toContain(words);
  // The fonts are embedded, but only with the letters that the certificates use.
  expect(file.toString("latin1").match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(7);
  expect(file.length).toBeLessThan(80_000);
});

test("the same certificate is the same file, whenever it is drawn", async () => {
  const sheet = certificateSheet(WORDS);
  expect((await pdf(sheet)).equals(await pdf(certificateSheet(WORDS)))).toBe(true);
});

test("a certificate has the club's colour and mark, and nothing of the product's", async () => {
  const mark = indexedPng(192, 192, Buffer.alloc(192 * 192), [0x0a7a3c]);
  const sheet = certificateSheet(WORDS, { accent: "#8c1127", mark });
  const colours = new Set(sheet.flatMap((one) => ("colour" in one ? [one.colour] : [])));
  expect(colours).toContain("#8c1127");
  expect(colours).not.toContain("#1a38d6");
  expect(sheetSvg(sheet)).toContain(mark.toString("base64"));
  // The file contains the picture only once, regardless of the number of pages.
  const file = (await pdf(sheet, sheet, sheet)).toString("latin1");
  expect(file.match(/\/Subtype \/Image/g)).toHaveLength(1);
  // An unreadable logo is left out.
  const empty = certificateSheet(WORDS, { accent: "#8c1127", mark: "none" });
  expect(empty).toHaveLength(sheet.length - 1);
});

test("the picture for the screen has outlines alone, nothing that was typed", () => {
  const svg = sheetSvg(certificateSheet({ ...WORDS, name: "<script>", title: '"onload="' }));
  expect(svg).not.toContain("script");
  expect(svg).not.toContain("onload");
  expect(svg).toMatch(/<use href="#latin-bold-\d+"/);
});
