import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { movableClock } from "../../../shared/testing/movable-clock";
import { renderScreen } from "../../../shared/testing/render-screen";
import { ContentSection } from "./content-section";

const NEVER = { publishedAt: null, publishedBy: null, draftedAt: null, draftedBy: null };
/** Returns a part of the content as the server describes it. */
const topicOf = (id: string, more: object = {}) => ({
  ...{
    id,
    title: null,
    number: 1,
    isPublished: true,
    isSample: false,
    outdatedTexts: 0,
    english: [],
    version: "1",
    ...NEVER,
  },
  ...{ published: "{}", draft: null, versions: [], ...more },
});
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  fakeMedia({ width: 1280 });
});

test("a translation whose English text changed says so, and is kept by a press", async () => {
  const published = JSON.stringify({ texts: { welcome: { english: "Write code.", text: "कोड लिखिए।" } } });
  const english = [{ key: "welcome", english: "Come in and write a loop.", max: 300, isLong: true }];
  const saved = jest.fn(({ input }: { input: Record<string, unknown> }) => ({
    message: "Saved.",
    topic: topicOf("hi/club", { english, published: input["body"] }),
  }));
  renderScreen(
    <ContentSection />,
    { contentTopic: () => topicOf("hi/club", { english, published }), saveContentDraft: saved },
    "/admindashboard?tab=content&topic=hi/club",
  );
  expect(await screen.findByText(/^The English text changed\./)).toBeVisible();
  expect(screen.getByText("Write code.")).toBeVisible();
  movableClock();
  await press(/^Keep this translation Welcome/);
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(JSON.parse(String(saved.mock.calls[0]?.[0].input["body"]))).toEqual({
    texts: { welcome: { english: "Come in and write a loop.", text: "कोड लिखिए।" } },
  });
});

test("of a list each entry is opened by itself, and the parts say which languages have drafts", async () => {
  const quote = (id: string, text: string) => ({
    ...{ key: `testimonials[${id}].quote`, english: text, max: 600, isLong: true },
  });
  const english = [quote("meera", "I still draw graphs."), quote("om", "It works.")];
  renderScreen(
    <ContentSection />,
    {
      contentTopic: () => topicOf("bn/testimonials", { english }),
      contentTopics: () => [
        topicOf("testimonials"),
        topicOf("hi/testimonials", { outdatedTexts: 2 }),
        topicOf("bn/testimonials", { draftedAt: "2026-11-25T10:00:00.000Z", draftedBy: "Asha" }),
      ],
      samples: () => ({ people: 0, testimonials: 0, glimpses: 0, events: 0 }),
    },
    "/admindashboard?tab=content&topic=bn/testimonials",
  );
  const [first] = await screen.findAllByRole("button", { name: /^Translate / });
  expect(screen.queryByLabelText(/^quote/i)).not.toBeInTheDocument();
  await userEvent.click(first as HTMLElement);
  expect(screen.getAllByLabelText(/^quote/i)).toHaveLength(1);
  await press("All content");
  expect(await screen.findByText(/\(draft\)/)).toHaveTextContent("বাংলা (draft)");
  expect(screen.getByText("(2 texts outdated)")).toBeVisible();
});
