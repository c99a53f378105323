import { translate } from "../../../kernel/languages/message.js";
import { EventTextsSite, TOPIC } from "../testing/event-texts-site.js";

let site: EventTextsSite;
beforeEach(async () => {
  site = await EventTextsSite.open();
});
afterEach(() => site.close());

test.each<readonly [string, object, string, string]>([
  ["no title", { title: " " }, "title", "Title is required"],
  [
    "a title of two lines",
    { title: "a\nb" },
    "title",
    "Type the text again on one line. Copied text can contain invisible characters",
  ],
  [
    "a text that is too long",
    { rules: "x".repeat(10_001) },
    "rules",
    "This text is too long. Shorten the text",
  ],
  [
    "a picture elsewhere",
    { image: "https://x.example/a.png" },
    "image",
    "Enter the picture's path, for example events/contest.svg",
  ],
  ["a text that is none", { venue: 3 }, "venue", "This text is too long. Shorten the text"],
  ["a fact", { fee: 0 }, "fee", "Events do not have a text with this name. Remove the text"],
  [
    "a notice without a title",
    { notices: [{ title: "", description: "D" }] },
    "notices[0].title",
    "Title is required",
  ],
  [
    "a notice with more",
    { notices: [{ title: "T", description: "D", at: 1 }] },
    "notices[0].at",
    "Events do not have a text with this name. Remove the text",
  ],
  ["a notice that is none", { notices: ["T"] }, "notices[0].description", "Write the notice's text"],
  ["no list of notices", { notices: "N" }, "notices", "Add at most 20 notices, each with a title and a text"],
])("%s is named at its place, and is not published", async (_what, change, place, complaint) => {
  const before = await site.events.read("algOlympics");
  const draft = await site.drafted(change);
  const mistakes = [expect.objectContaining({ place, complaint })];
  expect((await site.asha.topic(TOPIC)).draft?.mistakes).toEqual(expect.arrayContaining(mistakes));
  expect(await site.asha.refusal("publishContent", draft)).toMatchObject({
    code: "CONTENT_INVALID",
    mistakes: expect.arrayContaining(mistakes),
  });
  expect(await site.events.read("algOlympics")).toEqual(before);
  expect(await site.numbers()).toEqual([0]);
});

test("mistakes are reported in the reader's language", async () => {
  const input = await site.drafted({ title: "" });
  const inHindi = async (query: string) => {
    const sent = { query, variables: { input } };
    const reply = await site.admin.send<object>("POST", "/graphql", sent, { "accept-language": "hi" });
    return reply.body;
  };
  const complaint = translate("hi", "Title is required");
  expect(await inHindi(`{ contentTopic(topic: "${TOPIC}") { draft { mistakes { complaint } } } }`)).toEqual({
    data: { contentTopic: { draft: { mistakes: [{ complaint }] } } },
  });
  const publish = "mutation ($input: PublishContentInput!) { publishContent(input: $input) { message } }";
  expect(await inHindi(publish)).toMatchObject({
    errors: [{ extensions: { mistakes: [{ place: "title", complaint }] } }],
  });
  expect(translate("hi", "Title is required")).toMatch(/^[^A-Za-z]+$/);
});

test("a draft that is no record of texts is a mistake, and texts that are left out are none", async () => {
  const { draft } = await site.asha.save(TOPIC, [], 0);
  expect(draft?.mistakes).toEqual([{ place: "", complaint: "The value must be an object of texts" }]);
  const { image } = await site.events.read("algOlympics");
  const saved = await site.asha.save(TOPIC, { title: "Only this", image }, draft?.version ?? 0);
  expect(saved.draft?.mistakes).toEqual([]);
  await site.asha.publish(TOPIC, saved.draft?.version ?? 0);
  expect(await site.events.read("algOlympics")).toMatchObject({
    ...{ title: "Only this", summary: "", description: "", schedule: "", venue: "" },
    ...{ hours: null, room: null, contact: null, rules: null, prizes: null, syllabus: null, faq: null },
    notices: [],
  });
});

test("a picture that is no longer there is named", async () => {
  const missingPicture = "uploads/event-01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a.webp";
  const draft = await site.drafted({ image: missingPicture });
  expect(await site.asha.refusal("publishContent", draft)).toMatchObject({
    code: "CONTENT_INVALID",
    mistakes: [{ place: "image" }],
  });
});

test("texts that are longer than a version holds are refused wherever they come from", async () => {
  const long = { rules: "अ".repeat(9_999), faq: "अ".repeat(9_999), syllabus: "अ".repeat(9_999) };
  const { errors } = await site.events.tryEdit("algOlympics", long);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_INPUT",
    fields: { description: expect.stringContaining("in total") },
  });
  const draft = await site.asha.code("saveContentDraft", {
    topic: TOPIC,
    body: JSON.stringify(await site.texts(long)),
    version: "0",
  });
  expect(draft).toBe("BAD_INPUT");
  expect(await site.numbers()).toEqual([0]);
});
