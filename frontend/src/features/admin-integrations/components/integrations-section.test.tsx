import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MayContext } from "../../../shared/session/may";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { renderScreen } from "../../../shared/testing/render-screen";
import { IntegrationsSection } from "./integrations-section";

beforeEach(() => fakeMedia({ width: 1280 }));

const ID = "01890000-0000-7000-8000-000000000001";
const NOW = "2026-11-25T10:00:00.000Z";
const webhook = {
  id: ID,
  version: "1",
  url: "https://hooks.example.org/club",
  description: "Chat of the club",
  types: ["team.created"],
  state: "on",
  failingSince: null,
  formerSecretUntil: null,
  createdBy: "Asha",
  createdAt: NOW,
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const event = eventFixture();
const NO_MESSAGES = { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, edges: [] };
const EMPTY = { webhooks: () => [], spreadsheetFeeds: () => [], events: () => [event] };

function show(
  answers: object,
  may: (permission: string) => boolean = () => true,
  address = "?tab=integrations",
) {
  renderScreen(
    <MayContext value={may}>
      <IntegrationsSection />
    </MayContext>,
    answers as Parameters<typeof renderScreen>[1],
    `/admindashboard${address}`,
  );
}

test("a webhook is added with what was ticked, and its secret is shown once, to copy", async () => {
  let list: object[] = [];
  const createdWebhooks: unknown[] = [];
  show({
    ...EMPTY,
    webhooks: () => list,
    createWebhook: ({ input }: { input: unknown }) => {
      createdWebhooks.push(input);
      list = [webhook];
      return { message: "Webhook added.", secret: "whsec_abc", webhook };
    },
  });
  expect(await screen.findByText("There are no webhooks yet.")).toBeVisible();
  await press("Add a webhook");
  const dialog = within(screen.getByRole("dialog", { name: "Add a webhook" }));
  await userEvent.type(dialog.getByLabelText("Address"), webhook.url);
  await userEvent.type(dialog.getByLabelText("Purpose"), webhook.description);
  for (const box of dialog.getAllByRole("checkbox").slice(1)) await userEvent.click(box);
  await press("Add webhook");
  const secret = within(await screen.findByRole("dialog", { name: "Webhook added" }));
  expect(secret.getByText("whsec_abc")).toBeVisible();
  expect(secret.getByRole("button", { name: "Copy Secret" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(secret.getByText("whsec_abc")).toBeVisible();
  expect(secret.queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
  await press("Close, I copied it");
  expect(screen.queryByText("whsec_abc")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Add a webhook" })).toHaveFocus());
  expect(await screen.findByRole("heading", { name: "Chat of the club" })).toBeVisible();
  expect(createdWebhooks).toEqual([
    { url: webhook.url, description: webhook.description, types: ["team.created"] },
  ]);
});

test("without anything ticked it is refused next to the ticks", async () => {
  show({ ...EMPTY, webhooks: () => [webhook] });
  await screen.findByRole("heading", { name: "Chat of the club" });
  await press("Change Chat of the club");
  await userEvent.click(screen.getByRole("checkbox", { name: /^A team was created/ }));
  await press("Save");
  expect(await screen.findByText("Choose at least one kind of message")).toBeVisible();
});

test("the log has each message with its attempts, and sends one again", async () => {
  const replayedDeliveries: unknown[] = [];
  const node = {
    id: ID,
    type: "team.created",
    state: "failed",
    attempts: 10,
    createdAt: NOW,
    nextAttemptAt: null,
    lastStatus: 500,
    lastError: "Status 500",
  };
  show(
    {
      ...EMPTY,
      webhooks: () => [webhook],
      webhookDeliveries: () => ({
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: [{ node }],
      }),
      webhookDelivery: () => ({
        ...{ id: ID, type: node.type, state: node.state, body: '{"type":"team.created"}' },
        history: [{ id: ID, at: NOW, status: 500, durationMs: 12, reply: "Oh no", error: "Status 500" }],
      }),
      replayWebhook: ({ input }: { input: unknown }) => {
        replayedDeliveries.push(input);
        return { message: "The message will be sent again." };
      },
    },
    () => true,
    `?tab=integrations&webhook=${ID}`,
  );
  expect(await screen.findByText(/10 attempts/)).toHaveTextContent("last error: Status 500");
  await press(/^Details/);
  expect(await screen.findByText("Oh no")).toBeVisible();
  expect(screen.getByText('{"type":"team.created"}')).toBeVisible();
  await press(/^Send again/);
  expect(await screen.findByText("The message will be sent again.")).toBeVisible();
  expect(replayedDeliveries).toEqual([{ deliveryId: ID }]);
  await press("All integrations");
  expect(await screen.findByRole("heading", { name: "Webhooks" })).toBeVisible();
});

test("a webhook is switched off and gets a new secret, and what failed since a day is sent again", async () => {
  let current: object = webhook;
  const replayed: unknown[] = [];
  const changedTo = (more: object) => (current = { ...current, version: "2", ...more });
  show({
    ...EMPTY,
    webhooks: () => [current],
    webhookDeliveries: () => NO_MESSAGES,
    updateWebhook: ({ input }: { input: { isOn: boolean } }) => ({
      ...{ message: "Webhook updated.", webhook: changedTo({ state: input.isOn ? "on" : "off" }) },
    }),
    rotateWebhookSecret: () => ({
      ...{ message: "Made.", secret: "whsec_new", webhook: changedTo({ formerSecretUntil: NOW }) },
    }),
    replayFailedWebhooks: ({ input }: { input: unknown }) => {
      replayed.push(input);
      return { message: "Sent again." };
    },
  });
  await screen.findByRole("heading", { name: "Chat of the club" });
  await press("Change Chat of the club");
  await userEvent.selectOptions(screen.getByLabelText("State"), "Off, sends no messages");
  await press("Save");
  expect(await screen.findByText("off")).toBeVisible();
  await press("New secret for Chat of the club");
  await press("Make a new secret");
  expect(await screen.findByText("whsec_new")).toBeVisible();
  await press("Close, I copied it");
  expect(await screen.findByText(/The previous secret is valid until/)).toBeVisible();
  await press("Log and test of Chat of the club");
  await screen.findByText("No messages.");
  await press("Send failed messages again...");
  await press("Send again");
  expect(await screen.findByText("Sent again.")).toBeVisible();
  expect(replayed).toMatchObject([{ id: ID }]);
});

test("after the log, a webhook can be pressed once what changed has moved its buttons", async () => {
  let reply: object[] | Promise<object[]> = [webhook];
  show({
    ...EMPTY,
    webhooks: () => reply,
    webhookDeliveries: () => NO_MESSAGES,
  });
  await screen.findByRole("heading", { name: "Chat of the club" });
  await press("Log and test of Chat of the club");
  await screen.findByText("No messages.");
  let answer: (webhooks: object[]) => void = () => undefined;
  reply = new Promise((resolve) => (answer = resolve));
  await press("All integrations");
  await screen.findByRole("heading", { name: "Webhooks" });
  expect(screen.queryByRole("button", { name: "Change Chat of the club" })).not.toBeInTheDocument();
  answer([{ ...webhook, failingSince: NOW }]);
  await screen.findByRole("button", { name: "Change Chat of the club" });
  expect(screen.getByText(/^No message has arrived since/)).toBeVisible();
});

test("a feed that ended with its maker's password says so, and can only be removed", async () => {
  let isThere = true;
  const feed = {
    ...{ id: ID, name: "Accounts", content: "payments", eventTitle: event.title, withContact: false },
    ...{ madeBy: "Asha", createdAt: NOW, lastUsedAt: null, isEnded: true },
  };
  show({
    ...EMPTY,
    spreadsheetFeeds: () => (isThere ? [feed] : []),
    endSpreadsheetFeed: () => {
      isThere = false;
      return { message: "Feed ended." };
    },
  });
  expect(await screen.findByText(/^This feed ended, because its owner/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^End feed/ })).not.toBeInTheDocument();
  await press("Remove Accounts");
  await press("Remove feed");
  expect(await screen.findByText("Feed removed.")).toBeVisible();
  expect(await screen.findByText("There are no feeds yet.")).toBeVisible();
});

test("who holds a grant sees feeds alone, of what they may see", async () => {
  const createdFeeds: unknown[] = [];
  show(
    {
      ...EMPTY,
      createSpreadsheetFeed: ({ input }: { input: unknown }) => {
        createdFeeds.push(input);
        return {
          message: "Feed created.",
          url: "https://club.example/feeds/abc.csv",
          feed: { id: ID, name: "x" },
        };
      },
    },
    (permission) => ["spreadsheetFeeds", "reportedPayments"].includes(permission),
  );
  expect(await screen.findByText("There are no feeds yet.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Webhooks" })).not.toBeInTheDocument();
  await press("Create a feed");
  await userEvent.type(screen.getByLabelText("Purpose"), "Accounts");
  expect(within(screen.getByLabelText("List")).getAllByRole("option")).toHaveLength(1);
  expect(await screen.findByRole("option", { name: event.title })).toBeInTheDocument();
  await press("Create feed");
  expect(await screen.findByText("https://club.example/feeds/abc.csv")).toBeVisible();
  expect(createdFeeds).toEqual([
    { name: "Accounts", content: "payments", eventId: event.id, withContact: false },
  ]);
});

test("a list that cannot be fetched says so", async () => {
  show({
    ...EMPTY,
    webhooks: () => {
      throw new Error("no");
    },
  });
  expect(await screen.findByRole("alert")).toBeVisible();
});
