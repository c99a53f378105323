import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, useSession, writeSession } from "../../../shared/session/session-store";
import { enter } from "../../../shared/testing/enter";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal, Unreachable } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";
import { movableClock } from "../../../shared/testing/movable-clock";
import { renderScreen } from "../../../shared/testing/render-screen";
import { eventServer, PUBLISHED, TOPIC, type EventServer } from "../testing/event-server";
import { ContentSection } from "./content-section";

const ASHA = { ...loginResponse(), id: "asha", userId: "asha" };
/** The tab, rendered for the logged-in user. */
function Tab() {
  const session = useSession();
  return session === null ? <p>Login</p> : <ContentSection key={session.userId} />;
}

async function open(serverState: Partial<EventServer> = {}, expectedSummary = "A week of code.") {
  const { server, answers } = eventServer();
  Object.assign(server, serverState);
  act(() => writeSession(ASHA));
  renderScreen(<Tab />, answers, `/admindashboard?tab=content&topic=${TOPIC}`);
  expect(await summary()).toHaveValue(expectedSummary);
  return server;
}

const summary = () => screen.findByLabelText(/^Summary/);
const type = async (text: string) => userEvent.type(await summary(), text);
const add = async (text: string) => enter(await summary(), text);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const savedSummary = ({ draft }: EventServer) =>
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
  expect(screen.getByText("Your unsaved changes were restored.")).toBeVisible();
  server.refuse = null;
  movableClock();
  await add(" And with one.");
  await waitFor(() =>
    expect(savedSummary(server)).toBe("A week of code. Typed without a network. And with one."),
  );
});

test("what was typed when the session ended by itself is back with the same person", async () => {
  const server = await open();
  const refuse = jest.fn(() => refusal("UNAUTHENTICATED"));
  server.refuse = refuse;
  await add(" Typed at the end.");
  act(() => clearSession());
  expect(screen.getByText("Login")).toBeVisible();
  await waitFor(() => expect(refuse).toHaveBeenCalled());
  server.refuse = null;
  movableClock();
  act(() => writeSession(ASHA));
  expect(await summary()).toHaveValue("A week of code. Typed at the end.");
  expect(screen.getByText("Your unsaved changes were restored.")).toBeVisible();
  await waitFor(() => expect(savedSummary(server)).toBe("A week of code. Typed at the end."));
});

test("a restored draft is not saved over another admin's newer one", async () => {
  const server = await open();
  server.refuse = () => new Unreachable();
  await add(" Mine.");
  await press("All content");
  await screen.findByRole("button", { name: "Edit Code Cascade" });
  server.refuse = null;
  server.draft = { body: JSON.stringify({ ...PUBLISHED, summary: "Theirs." }), version: "7", baseNumber: 0 };
  await press("Edit Code Cascade");
  expect(await summary()).toHaveValue("A week of code. Mine.");
  expect(await screen.findByRole("button", { name: "Keep my version" })).toBeVisible();
  expect(savedSummary(server)).toBe("Theirs.");
});

test("what was saved on the way out is not found again as unsaved", async () => {
  const server = await open();
  await type(" Saved.");
  await press("All content");
  await press("Edit Code Cascade");
  expect(await summary()).toHaveValue("A week of code. Saved.");
  expect(screen.queryByText("Your unsaved changes were restored.")).not.toBeInTheDocument();
  expect(savedSummary(server)).toBe("A week of code. Saved.");
});

test("a change that was taken back is no unsaved draft", async () => {
  await open();
  movableClock();
  await type(" ");
  expect(await screen.findByText("Published version")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Publish" })).not.toBeInTheDocument();
});

test("another admin's outdated draft is discarded only after a question", async () => {
  const theirs = JSON.stringify({ ...PUBLISHED, summary: "Of Ravi." });
  const server = await open(
    {
      draft: { body: theirs, version: "3", baseNumber: 0, by: "Ravi" },
      said: [PUBLISHED, { ...PUBLISHED, venue: "Hall 2" }],
    },
    "Of Ravi.",
  );
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Another version was published after this draft was started",
  );
  expect(screen.getByText(/^Draft by Ravi,/)).toBeVisible();
  await press("Discard draft...");
  const dialog = within(await screen.findByRole("dialog", { name: "Discard the draft?" }));
  expect(dialog.getByText(/^Draft by Ravi,/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(savedSummary(server)).toBe("Of Ravi.");
  expect(screen.getByLabelText(/^Venue/)).toHaveValue("Lab 3");
  await press("Discard draft...");
  await press("Discard draft");
  await waitFor(() => expect(screen.getByLabelText(/^Venue/)).toHaveValue("Hall 2"));
  expect(server.draft).toBeNull();
  expect(await summary()).toHaveValue("A week of code.");
});

test("of two drafts of one part the other's is shown, and only what is on the screen is dropped", async () => {
  const server = await open();
  const theirs = { body: JSON.stringify({ ...PUBLISHED, summary: "Of Ravi." }), version: "7", baseNumber: 0 };
  server.draft = theirs;
  movableClock();
  await add(" Mine.");
  await press("Discard my version and show theirs");
  await waitFor(async () => expect(await summary()).toHaveValue("Of Ravi."));
  expect(server.draft).toBe(theirs);
});

test("an event's part has its new name once another title is published", async () => {
  await open();
  expect(screen.getByRole("heading", { name: "Code Cascade" })).toBeVisible();
  await userEvent.type(screen.getByLabelText("Title"), " 2027");
  await press("Publish");
  expect(await screen.findByRole("heading", { name: "Code Cascade 2027" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Code Cascade" })).not.toBeInTheDocument();
  expect(screen.getByRole("form", { name: "Code Cascade 2027" })).toBeVisible();
});

test("pictures of events are where the site has them", async () => {
  await open({
    pictures: "https://media.example/club/",
    said: [{ ...PUBLISHED, image: "events/own.svg" }],
  });
  const sources = () => screen.getAllByRole("presentation").map((picture) => picture.getAttribute("src"));
  await waitFor(() => expect(sources()).toContain("https://media.example/club/events/own.svg"));
  expect(sources()).toContain("https://media.example/club/events/genesis.svg");
});

test("an event's uploaded picture is the one that is chosen", async () => {
  const image = "uploads/event-01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a.webp";
  await open({ said: [{ ...PUBLISHED, image }] });
  expect(screen.getByRole("radio", { name: "Uploaded" })).toBeChecked();
  expect(screen.getByRole("button", { name: /^Choose a picture: the event/ })).toBeVisible();
});

test("translating over another admin's first version keeps both", async () => {
  const english = [
    { key: "title", english: "Code Cascade", max: 120, isLong: false },
    { key: "summary", english: "A week of code.", max: 300, isLong: false },
  ];
  const body = (texts: object) => JSON.stringify({ texts });
  const title = { english: "Code Cascade", text: "कोड कैस्केड" };
  const summary = { english: "A week of code.", text: "कोड का सप्ताह" };
  const detail = (draft: string, baseNumber: number, version: string) => ({
    ...{
      id: `hi/${TOPIC}`,
      title: null,
      number: 1,
      isPublished: true,
      isSample: false,
      outdatedTexts: 0,
      english,
    },
    version: "1",
    ...{ publishedAt: null, publishedBy: null, draftedAt: null, draftedBy: null },
    published: body({ title }),
    draft: { body: draft, baseNumber, version, by: "Asha", at: "2026-11-25T10:00:00.000Z", mistakes: [] },
    versions: [{ number: 1, body: body({ title }), by: "Ravi", at: "2026-11-25T10:00:00.000Z" }],
  });
  const saved = jest.fn(({ input }: { input: Record<string, unknown> }) => ({
    message: "Saved.",
    topic: detail(String(input["body"]), 1, "8"),
  }));
  act(() => writeSession(ASHA));
  renderScreen(
    <Tab />,
    { contentTopic: () => detail(body({ summary }), 0, "7"), saveContentDraft: saved },
    `/admindashboard?tab=content&topic=hi/${TOPIC}`,
  );
  movableClock();
  await press("Keep the draft");
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]?.[0].input).toMatchObject({ baseNumber: 1, body: body({ summary, title }) });
});

test("a batch without years asks for them in the site's own words", async () => {
  act(() => writeSession(ASHA));
  renderScreen(<Tab />, eventServer().answers, "/admindashboard?tab=content");
  await press("Add a batch");
  await press("Enter the people");
  expect(await screen.findByText("Write the years like this: 2025-29")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Years"), "2029-25");
  await press("Enter the people");
  expect(screen.getByText("Write the years like this: 2025-29")).toBeVisible();
});
