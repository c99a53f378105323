import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startTestApp, type TestApp } from "../../app/testing/test-app.js";
import { ContentCopy } from "./testing/content-copy.js";

const SITE = `{ siteContent {
  club { sample name shortName university welcome description summary liveLink { mark label path } }
  socialLinks { id label href } address aboutCards { id icon title description width height }
  testimonials { id name title feedback image } glimpses { id title alt image }
  faculty { sample name role position message email linkedin profileImage } memberBatches { key label kind } hasSamplePeople
} }`;
const BATCH = `query ($key: String!) { memberBatch(key: $key) {
  key label kind members { id name placement role email instagram linkedin profileImage } } }`;

interface Site {
  readonly aboutCards: readonly { icon: string | null }[];
  readonly testimonials: readonly { image: string | null }[];
  readonly glimpses: readonly { image: string | null }[];
  readonly memberBatches: readonly { key: string }[];
}
interface Batch {
  readonly members: readonly { role: string | null; placement: string | null; profileImage: string | null }[];
}

const content = new ContentCopy();
let app: TestApp;
beforeAll(async () => {
  // Creates the only artwork of this test.
  mkdirSync(join(content.root, "frontend/public/media/glimpses"), { recursive: true });
  writeFileSync(join(content.root, "frontend/public/media/glimpses/chai-break.svg"), "<svg/>");
  app = await startTestApp({}, content.root);
});
afterAll(async () => {
  await app.close();
  content.dispose();
});

async function site(of: TestApp): Promise<Site> {
  const { data, errors } = await of.client().graphql(SITE);
  expect(errors).toBeUndefined();
  return data?.["siteContent"] as Site;
}

async function batch(of: TestApp, key: string): Promise<Batch | null> {
  const { data, errors } = await of.client().graphql(BATCH, { key });
  expect(errors).toBeUndefined();
  return data?.["memberBatch"] as Batch | null;
}

test("anyone may read what the public pages say, and no statement is run for it", async () => {
  app.takeStatements();
  expect(await site(app)).toMatchObject({
    club: { sample: true, name: "CDC Coding Club", liveLink: { mark: "Live", path: "/events" } },
    socialLinks: [
      { id: "whatsapp" },
      { id: "telegram" },
      { id: "instagram" },
      { id: "linkedin" },
      { id: "github" },
    ],
    aboutCards: [{ title: "Aim", width: 200, height: 200 }, { title: "Mission" }, { title: "Vision" }],
    faculty: { email: "meenakshi.iyer@example.org" },
    hasSamplePeople: true,
  });
  expect(await batch(app, "2018-22")).toMatchObject({ label: "Alumni(18-22)", kind: "alumni" });
  // Excludes the mail worker's own statements.
  const statements = app.takeStatements().filter((sql) => !sql.includes("outbox_mails"));
  expect(statements).toEqual([]);
});

test("each tab loads its batch: alumni with where they went, students with what they do", async () => {
  const { memberBatches } = await site(app);
  expect(memberBatches.map(({ key }) => key)).toEqual([
    "2018-22",
    "2019-23",
    "2020-24",
    "2021-25",
    "2022-26",
    "2023-27",
    "2024-28",
  ]);
  for (const [index, { key }] of memberBatches.entries()) {
    const members = (await batch(app, key))?.members ?? [];
    expect(members).toHaveLength(12);
    expect(members.every((member) => (index < 4 ? member.placement : member.role) !== null)).toBe(true);
  }
});

test.each(["2017-21", "", "__proto__", "../club"])("no batch has the key %j", async (key) => {
  expect(await batch(app, key)).toBeNull();
});

test("artwork that is not there yet is null, and what is there has its address", async () => {
  const { aboutCards, glimpses } = await site(app);
  expect(aboutCards.map(({ icon }) => icon)).toEqual([null, null, null]);
  expect(glimpses.map(({ image }) => image)).toEqual([
    ...Array<null>(7).fill(null),
    "/media/glimpses/chai-break.svg",
  ]);
});

test("configured base addresses make whole addresses, which the page may load", async () => {
  const elsewhere = await startTestApp(
    { MEDIA_BASE_URL: "https://media.example/club/", ANIMATION_BASE_URL: "https://animations.example" },
    content.root,
  );
  const { aboutCards, glimpses, testimonials } = await site(elsewhere);
  expect(aboutCards[0]?.icon).toBe("https://animations.example/about/aim.svg");
  expect(glimpses[0]?.image).toBe("https://media.example/club/glimpses/first-contest.svg");
  expect(testimonials[3]?.image).toBeNull();
  expect((await batch(elsewhere, "2022-26"))?.members[0]?.profileImage).toBe(
    "https://media.example/club/members/anushka-mehta.svg",
  );
  const { headers } = await elsewhere.client().send("GET", "/healthz");
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("img-src 'self' data: https://media.example https://animations.example;");
  expect(policy).toContain("connect-src 'self' https://animations.example;");
  await elsewhere.close();
});

test("with a broken file the server does not start, and says which field of which file", async () => {
  const broken = new ContentCopy();
  broken.set("about.json", "cards", undefined);
  await expect(startTestApp({}, broken.root)).rejects.toThrow(
    new Error("frontend/content/about.json: cards is missing"),
  );
  broken.dispose();
});
