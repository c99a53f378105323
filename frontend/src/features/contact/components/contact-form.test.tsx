import { act, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeFetch, refusal, Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { loginResponse } from "../../../shared/testing/login-response";
import { ContactForm } from "./contact-form";

// The first use of a form's rules compiles them, which is slow.
configure({ asyncUtilTimeout: 20_000 });

const DELIVERED = "Message Delivered Successfully!";
const FAILED = "Failed to Contact. Please try again.";

const MESSAGE = {
  "First Name": "Ananya",
  "Last Name": "Iyer",
  Email: "ananya@example.org",
  Phone: "98765 43210, after six",
  Message: "May second-year students join?",
};
const INPUT = {
  firstName: "Ananya",
  lastName: "Iyer",
  email: "ananya@example.org",
  phone: "98765 43210, after six",
  message: "May second-year students join?",
  website: "",
};

const delivered = jest.fn(() => ({ message: DELIVERED }));
const refusing = (error: Error): Answers => ({
  sendContactMessage: () => {
    throw error;
  },
});

function show(answers: Answers = {}): void {
  globalThis.fetch = fakeFetch(answers);
  render(<ContactForm />);
}

const user = () => userEvent.setup();
const field = (label: string) => screen.getByLabelText(label);
const send = () => user().click(screen.getByRole("button", { name: "Send Message" }));

async function fillIn(texts: Readonly<Record<string, string>> = MESSAGE) {
  for (const [label, text] of Object.entries(texts)) {
    await user().click(field(label));
    await user().paste(text);
  }
}

const expectValues = (texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) expect(field(label)).toHaveValue(text);
};

beforeEach(() => {
  delivered.mockClear();
  sessionStorage.clear();
});

test("has five required fields, the email of email type, the phone of free text", () => {
  show();
  const fields = Object.keys(MESSAGE).map(field);
  expect(fields.map((each) => each.getAttribute("name"))).toEqual([
    "firstName",
    "lastName",
    "email",
    "phone",
    "message",
  ]);
  for (const each of fields) expect(each).toBeRequired();
  expect(field("Email")).toHaveAttribute("type", "email");
  for (const each of fields) expect(each).not.toHaveAttribute("maxlength");
});

test("a message that gets through is confirmed, and every field is empty again", async () => {
  show({ sendContactMessage: delivered });
  await fillIn();
  await send();
  expect(await screen.findByText(DELIVERED)).toBeVisible();
  expect(within(screen.getByRole("form")).getByRole("status")).toHaveTextContent(DELIVERED);
  expect(delivered).toHaveBeenCalledTimes(1);
  expect(delivered).toHaveBeenCalledWith({ input: INPUT });
  expectValues({ "First Name": "", "Last Name": "", Email: "", Phone: "", Message: "" });
});

test("another message can follow; its fate replaces the first one's", async () => {
  show({ sendContactMessage: delivered });
  await fillIn();
  await send();
  await screen.findByText(DELIVERED);
  await send();
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.queryByText(DELIVERED)).not.toBeInTheDocument();
  expect(delivered).toHaveBeenCalledTimes(1);
});

test.each([
  ["the club cannot be reached", refusal("CONTACT_FAILED"), FAILED],
  ["no answer comes", new Unreachable(), FAILED],
  ["the server is at fault", refusal("INTERNAL"), FAILED],
  [
    "there were too many messages",
    refusal("RATE_LIMITED"),
    `${FAILED} Too many attempts. Please wait a moment and try again.`,
  ],
])("when %s it says so and keeps what was typed", async (_case, error, text) => {
  show(refusing(error));
  await fillIn();
  await send();
  expect(await screen.findByRole("alert")).toHaveTextContent(new RegExp(`^Error: ${text}$`));
  expectValues(MESSAGE);
});

test("the server's texts are shown at their fields, and nothing typed is lost", async () => {
  show(refusing(refusal("BAD_INPUT", { phone: "This text is too long. Shorten the text" })));
  await fillIn();
  await send();
  await waitFor(() =>
    expect(field("Phone")).toHaveAccessibleDescription("Error: This text is too long. Shorten the text"),
  );
  const summary = within(screen.getByRole("alert"));
  expect(summary.getByText(new RegExp(`^${FAILED}`))).toBeVisible();
  expect(summary.getByRole("link", { name: "This text is too long. Shorten the text" })).toBeVisible();
  expect(field("Phone")).toHaveFocus();
  expectValues(MESSAGE);
});

test("empty fields are named one by one, and the first has the focus", async () => {
  show({ sendContactMessage: delivered });
  await fillIn({ Email: "ananya at example.org", Message: "   " });
  await send();
  const texts = {
    "First Name": "Enter your first name",
    "Last Name": "Enter your last name",
    Email: "Invalid email format",
    Phone: "Enter your phone number",
    Message: "Enter your message",
  };
  await waitFor(() => expect(field("First Name")).toHaveFocus());
  for (const [label, text] of Object.entries(texts)) {
    expect(field(label)).toHaveAccessibleDescription(`Error: ${text}`);
  }
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(Object.values(texts));
  expect(delivered).not.toHaveBeenCalled();
});

test("two presses send one message", async () => {
  const waiting: (() => void)[] = [];
  const answerLater = () =>
    new Promise((answer) =>
      waiting.push(() => {
        answer(delivered());
      }),
    );
  show({ sendContactMessage: answerLater });
  await fillIn();
  const button = screen.getByRole("button", { name: "Send Message" });
  await user().dblClick(button);
  for (const answer of waiting) answer();
  await screen.findByText(DELIVERED);
  expect(delivered).toHaveBeenCalledTimes(1);
});

test("the honeypot is out of people's way, and what a program writes there reaches the server", async () => {
  show({ sendContactMessage: delivered });
  const trap = screen.getByLabelText("Website");
  expect(trap).toHaveAttribute("name", "website");
  expect(trap).toHaveAttribute("tabindex", "-1");
  expect(trap).toHaveAttribute("autocomplete", "off");
  expect(screen.queryByRole("textbox", { name: "Website" })).not.toBeInTheDocument();
  await fillIn({ ...MESSAGE, Website: "https://spam.example" });
  await send();
  await screen.findByText(DELIVERED);
  expect(delivered).toHaveBeenCalledWith({ input: { ...INPUT, website: "https://spam.example" } });
});

test("what was typed is there again after a reload, until it is sent", async () => {
  globalThis.fetch = fakeFetch({ sendContactMessage: delivered });
  const { unmount } = render(<ContactForm />);
  await fillIn();
  await waitFor(() => expect(sessionStorage.getItem("contactDraft")).toContain(MESSAGE.Message));
  unmount();
  const view = render(<ContactForm />);
  await waitFor(() => expectValues(MESSAGE));
  await send();
  await screen.findByText(DELIVERED);
  await waitFor(() => expect(sessionStorage.getItem("contactDraft")).toBeNull());
  view.unmount();
});

test("the next person who signs in finds nothing of what was typed, on the open page either", async () => {
  writeSession(loginResponse());
  show();
  await fillIn({ Message: MESSAGE.Message });
  await waitFor(() => expect(sessionStorage.getItem("contactDraft")).toContain(MESSAGE.Message));
  act(() =>
    writeSession({
      ...loginResponse(),
      id: "ravi",
      userId: "ravi",
      name: "Ravi Das",
      email: "ravi@example.org",
    }),
  );
  await waitFor(() => expect(field("First Name")).toHaveValue("Ravi"));
  expectValues({ "Last Name": "Das", Email: "ravi@example.org", Message: "" });
  act(() => clearSession(true));
  await waitFor(() => expectValues({ "First Name": "", "Last Name": "", Email: "", Message: "" }));
});

test("a signed-in user finds their name, address and phone, and no other user's draft", async () => {
  const draft = { owner: "another-user", values: { message: "Not yours." } };
  sessionStorage.setItem("contactDraft", JSON.stringify(draft));
  writeSession(loginResponse({ name: "Asha Devi Rao" }));
  globalThis.fetch = jest.fn(() =>
    Promise.resolve(Response.json({ data: { viewer: { phone: "9876543210" } } })),
  );
  render(<ContactForm />);
  await waitFor(() =>
    expectValues({
      "First Name": "Asha",
      "Last Name": "Devi Rao",
      Email: "ananya@example.org",
      Phone: "9876543210",
      Message: "",
    }),
  );
  act(() => clearSession());
});
