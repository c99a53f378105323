import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { useSession } from "../../../shared/session/use-session";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal, Unreachable } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import { ContentSection } from "./content-section";

const ASHA = { ...loginResponse(), id: "asha", userId: "asha" };
const TOPIC = "events/code-cascade";
const PUBLISHED = {
  ...{ title: "Code Cascade", summary: "A week of code.", description: "", image: "events/genesis.svg" },
  ...{ schedule: "", venue: "Lab 3", notices: [] },
};

/** A server with the texts of one event, whose draft can be saved or not. */
function eventServer() {
  const server = {
    refuse: null as (() => Error) | null,
    draft: null as null | { body: string; revision: number; over: number },
  };
  const detail = () => ({
    ...{ id: TOPIC, title: "Code Cascade", number: 0, isPublished: true, isSample: false, english: [] },
    ...{ publishedAt: null, publishedBy: null, draftedAt: null, draftedBy: null },
    published: JSON.stringify(PUBLISHED),
    draft: server.draft && { ...server.draft, by: "Asha", at: "2026-11-25T10:00:00.000Z", mistakes: [] },
    versions: [{ number: 0, body: JSON.stringify(PUBLISHED), by: null, at: null }],
  });
  const answers = {
    contentTopics: () => [detail()],
    contentTopic: detail,
    samples: () => ({ people: 0, testimonials: 0, glimpses: 0, events: 0 }),
    saveContentDraft: ({ input }: { input: Record<string, unknown> }) => {
      if (server.refuse !== null) throw server.refuse();
      if (input["revision"] !== (server.draft?.revision ?? 0)) throw refusal("CONTENT_DRAFT_CHANGED");
      server.draft = {
        body: String(input["body"]),
        revision: (server.draft?.revision ?? 0) + 1,
        over: Number(input["over"]),
      };
      return { message: "Saved.", topic: detail() };
    },
  };
  return { server, answers };
}

/** The tab for whoever is logged in. */
function Tab() {
  const session = useSession();
  return session === null ? <p>Login</p> : <ContentSection key={session.userId} />;
}

async function open() {
  const { server, answers } = eventServer();
  act(() => writeSession(ASHA));
  renderScreen(<Tab />, answers, `/admindashboard?tab=content&topic=${TOPIC}`);
  expect(await summary()).toHaveValue("A week of code.");
  return server;
}

const summary = () => screen.findByLabelText(/^Summary/);
const type = async (text: string) => userEvent.type(await summary(), text);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const savedSummary = ({ draft }: Awaited<ReturnType<typeof open>>) =>
  (JSON.parse(draft?.body ?? "{}") as Record<string, unknown>)["summary"];

beforeEach(() => {
  fakeMedia({ width: 1280 });
  clearSession(true);
});

test("what could not be saved is back when one comes back to the part, and is saved then", async () => {
  const server = await open();
  server.refuse = () => new Unreachable();
  await type(" Typed without a network.");
  await press("All content");
  await press("Edit Code Cascade");
  expect(await summary()).toHaveValue("A week of code. Typed without a network.");
  expect(screen.getByText("Your unsaved changes are back.")).toBeVisible();
  server.refuse = null;
  await type(" And with one.");
  await waitFor(
    () => expect(savedSummary(server)).toBe("A week of code. Typed without a network. And with one."),
    { timeout: 5000 },
  );
});

test("what was typed when the session ended by itself is back with the same person", async () => {
  const server = await open();
  const refuse = jest.fn(() => refusal("UNAUTHENTICATED"));
  server.refuse = refuse;
  await type(" Typed at the end.");
  act(() => clearSession());
  expect(screen.getByText("Login")).toBeVisible();
  await waitFor(() => expect(refuse).toHaveBeenCalled());
  server.refuse = null;
  act(() => writeSession(ASHA));
  expect(await summary()).toHaveValue("A week of code. Typed at the end.");
  expect(screen.getByText("Your unsaved changes are back.")).toBeVisible();
  await waitFor(() => expect(savedSummary(server)).toBe("A week of code. Typed at the end."), {
    timeout: 5000,
  });
});

test("what is back is not saved over what somebody else saved meanwhile", async () => {
  const server = await open();
  server.refuse = () => new Unreachable();
  await type(" Mine.");
  await press("All content");
  await screen.findByRole("button", { name: "Edit Code Cascade" });
  server.refuse = null;
  server.draft = { body: JSON.stringify({ ...PUBLISHED, summary: "Theirs." }), revision: 7, over: 0 };
  await press("Edit Code Cascade");
  expect(await summary()).toHaveValue("A week of code. Mine.");
  expect(await screen.findByRole("button", { name: "Keep mine, over theirs" })).toBeVisible();
  expect(savedSummary(server)).toBe("Theirs.");
});

test("what was saved on the way out is not found again as unsaved", async () => {
  const server = await open();
  await type(" Saved.");
  await press("All content");
  await press("Edit Code Cascade");
  expect(await summary()).toHaveValue("A week of code. Saved.");
  expect(screen.queryByText("Your unsaved changes are back.")).not.toBeInTheDocument();
  expect(savedSummary(server)).toBe("A week of code. Saved.");
});

test("a change that was taken back is no unsaved draft", async () => {
  await open();
  await type(" ");
  expect(await screen.findByText("As everybody sees it")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Publish" })).not.toBeInTheDocument();
});

test("who translates over the first version of somebody else keeps both", async () => {
  const english = [
    { key: "title", english: "Code Cascade", max: 120, isLong: false },
    { key: "summary", english: "A week of code.", max: 300, isLong: false },
  ];
  const body = (texts: object) => JSON.stringify({ texts });
  const title = { english: "Code Cascade", text: "कोड कैस्केड" };
  const summary = { english: "A week of code.", text: "कोड का सप्ताह" };
  const detail = (draft: string, over: number, revision: number) => ({
    ...{ id: `hi/${TOPIC}`, title: null, number: 1, isPublished: true, isSample: false, english },
    ...{ publishedAt: null, publishedBy: null, draftedAt: null, draftedBy: null },
    published: body({ title }),
    draft: { body: draft, over, revision, by: "Asha", at: "2026-11-25T10:00:00.000Z", mistakes: [] },
    versions: [{ number: 1, body: body({ title }), by: "Ravi", at: "2026-11-25T10:00:00.000Z" }],
  });
  const saved = jest.fn(({ input }: { input: Record<string, unknown> }) => ({
    message: "Saved.",
    topic: detail(String(input["body"]), 1, 8),
  }));
  act(() => writeSession(ASHA));
  renderScreen(
    <Tab />,
    { contentTopic: () => detail(body({ summary }), 0, 7), saveContentDraft: saved },
    `/admindashboard?tab=content&topic=hi/${TOPIC}`,
  );
  await press("Keep mine, over theirs");
  await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 5000 });
  expect(saved.mock.calls[0]?.[0].input).toMatchObject({ over: 1, body: body({ summary, title }) });
});
