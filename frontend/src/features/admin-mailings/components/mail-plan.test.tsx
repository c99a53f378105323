import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eventFixture } from "../../../shared/testing/event-fixture";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { type Answers, refusal } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { MailSection } from "./mail-section";

beforeEach(() => fakeMedia({ width: 1280 }));

const ID = "01890000-0000-7000-8000-000000000001";
const person = {
  name: "Asha",
  email: "asha@example.org",
  hasAccount: true,
  confirmed: true,
  hasHandle: true,
  optedOut: false,
};
const audience = {
  key: "0".repeat(64),
  recipients: 1,
  withoutAddress: 0,
  optedOut: 0,
  words: "One person chosen by hand",
  event: {
    ...{
      slug: "syntaxsiege",
      title: "Syntax Siege 2025",
      titles: [],
      fee: 36_000,
      minTeamSize: 3,
      maxTeamSize: 3,
      qualifyingRank: 1,
    },
    teamPage: "https://club.example/team",
  },
  teams: [
    {
      ...{
        id: ID,
        name: "no team yet",
        reference: "none yet",
        ranking: null,
        qualified: false,
        paymentStatus: "incomplete",
      },
      people: [{ ...person, isLeader: true }],
      only: person.email,
    },
  ],
};
const scheduled = {
  id: ID,
  subject: "Round 2, {name}",
  text: "Come at nine.",
  words: "The leaders of all teams",
  sendAt: "2030-03-01T03:30:00.000Z",
  actorName: "Admin",
  savedAt: "2030-02-01T00:00:00.000Z",
  version: "1",
  problem: null,
  audience: {
    ...{ eventSlug: "syntaxsiege", fitting: true, missing: null, paymentStatus: null, standing: null },
    ...{ rankFrom: null, rankTo: null, teamIds: [], userIds: [], whom: "LEADERS" },
  },
};
const show = (answers: Answers, at = "/admindashboard?tab=mail") =>
  renderScreen(
    <MailSection />,
    {
      events: () => [eventFixture({ slug: "syntaxsiege" })],
      mailingAudience: () => audience,
      scheduledMailings: () => [scheduled],
      ...answers,
    },
    at,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

test("people ticked under Users, a template to begin with, and a test mail to oneself", async () => {
  const inputs: unknown[] = [];
  show(
    {
      mailTemplates: () => [
        {
          id: ID,
          version: "1",
          name: "Round 2",
          subject: "Round 2, {name}",
          text: "Come at nine.",
          standing: "QUALIFIED",
          wordings: [],
        },
      ],
      sendTestMail: ({ input }) => {
        inputs.push(input);
        return { message: "A test copy is on its way to you." };
      },
    },
    `/admindashboard?tab=mail&users=${ID}`,
  );
  expect(await screen.findByText("1 person chosen under Users")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Subject"), "Mine");
  await press("Templates...");
  await press("Use Round 2");
  expect(screen.getByLabelText("Subject")).toHaveValue("Round 2, {name}");
  await press("Send this copy to me");
  expect(await screen.findByText("A test copy is on its way to you.")).toBeVisible();
  expect(inputs).toMatchObject([
    { subject: "Round 2, {name}", as: "asha@example.org", audience: { fitting: false, userIds: [ID] } },
  ]);
  await press("Restore the previous text");
  expect(screen.getByLabelText("Subject")).toHaveValue("Mine");
});

test("a template of the site's is used in a language, or in all of them; one of the club's in its own words", async () => {
  const shipped = {
    id: ID,
    version: "1",
    name: "Reminder",
    subject: "Come, {name}",
    text: "Hello.",
    standing: null,
  };
  const wordings = [
    { language: "en", subject: "Come, {name}", text: "Hello." },
    { language: "hi", subject: "आइए, {name}", text: "नमस्ते। बाकी: {missing}।" },
    { language: "bn", subject: "আসুন, {name}", text: "নমস্কার।" },
  ];
  const own = { ...shipped, id: `${ID}2`, name: "Own", subject: "Ours" };
  show(
    {
      mailTemplates: () => [
        { ...shipped, wordings },
        { ...own, wordings: [] },
      ],
    },
    `/admindashboard?tab=mail&users=${ID}`,
  );
  const use = async (language: string, name: string) => {
    await press("Templates...");
    await userEvent.selectOptions(await screen.findByLabelText("Language"), language);
    await press(`Use ${name}`);
    return [screen.getByLabelText("Subject"), screen.getByLabelText("Text")];
  };
  const expectWritten = ([subject, text]: HTMLElement[], written: readonly [string, string]) => {
    expect(subject).toHaveValue(written[0]);
    expect(text).toHaveValue(written[1]);
  };
  expectWritten(await use("हिन्दी", "Reminder"), ["आइए, {name}", "नमस्ते। बाकी: {missing}।"]);
  const preview = await screen.findByRole("article", { name: "Preview" });
  expect(preview).toHaveTextContent("आइए, Ashaनमस्ते। बाकी: 2 और सदस्य।");
  expect(within(preview).getByText(/नमस्ते/)).toHaveAttribute("lang", "hi");
  expectWritten(await use("All languages, one below the other", "Reminder"), [
    "Come, {name}",
    "Hello.\n\n---\n\nनमस्ते। बाकी: {missing}।\n\n---\n\nনমস্কার।",
  ]);
  expectWritten(await use("বাংলা", "Own"), ["Ours", "Hello."]);
});

test("a scheduled mail is opened, given another time in India, and cancelled", async () => {
  const mutationInputs: unknown[] = [];
  show(
    {
      scheduleMailing: ({ input }) => {
        mutationInputs.push(input);
        return { message: "Scheduled." };
      },
      cancelMailing: ({ input }) => {
        mutationInputs.push(input);
        return { message: "The mail was cancelled and will not be sent." };
      },
    },
    "/admindashboard?tab=mail&view=scheduled",
  );
  expect(await screen.findByText(/1 Mar 2030/)).toBeVisible();
  await press("Change Round 2, {name}");
  const when = await screen.findByLabelText("Day and time");
  expect(when).toHaveValue("2030-03-01T09:00");
  fireEvent.change(when, { target: { value: "2020-03-01T10:00" } });
  await press("Schedule for 1 person");
  expect((await screen.findAllByText("Choose a time within the next year")).length).toBeGreaterThan(0);
  fireEvent.change(when, { target: { value: "2030-03-01T10:00" } });
  await press("Schedule for 1 person");
  const question = within(await screen.findByRole("dialog", { name: /^Send on 1 March 2030, 10:00 AM IST/ }));
  await userEvent.click(question.getByRole("button", { name: "Schedule" }));
  await press("Cancel Round 2, {name}");
  await press("Keep the mail");
  await press("Cancel Round 2, {name}");
  await press("Cancel this mail");
  expect(await screen.findByText("The mail was cancelled and will not be sent.")).toBeVisible();
  expect(mutationInputs).toMatchObject([{ id: ID, sendAt: "2030-03-01T04:30:00.000Z" }, { id: ID }]);
});

test("a scheduled mail that another admin changed concurrently is overwritten only after a question", async () => {
  const inputs: unknown[] = [];
  let stored = scheduled;
  show(
    {
      scheduledMailings: () => [stored],
      scheduleMailing: ({ input }) => {
        inputs.push(input);
        if (inputs.length > 1) return { message: "Scheduled. The mail is listed until then." };
        stored = { ...scheduled, version: "2", text: "Come at ten." };
        throw refusal("VERSION_CHANGED");
      },
    },
    "/admindashboard?tab=mail&view=scheduled",
  );
  await press("Change Round 2, {name}");
  await press("Schedule for 1 person");
  const question = within(await screen.findByRole("dialog", { name: /^Send on 1 March 2030/ }));
  await userEvent.click(question.getByRole("button", { name: "Schedule" }));
  expect(await question.findByText(/Compare their version with yours, then save again\.$/)).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("region", { name: "Their version" })).toHaveTextContent("Come at ten.");
  await press("Schedule for 1 person");
  const again = within(await screen.findByRole("dialog", { name: /^Send on 1 March 2030/ }));
  await userEvent.click(again.getByRole("button", { name: "Schedule" }));
  expect(await screen.findByRole("button", { name: "Change Round 2, {name}" })).toBeVisible();
  expect(inputs).toMatchObject([{ version: "1" }, { version: "2" }]);
});
