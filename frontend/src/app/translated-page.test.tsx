import type { ReactNode } from "react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../features/contact/components/contact-form";
import { LogInForm } from "../features/accounts/components/entrance/log-in-form";
import { CreateTeamForm } from "../features/teams/components/create-team-form";
import { fakeFetch, refusal, type Answers } from "../shared/testing/fake-server";
import { renderScreen } from "../shared/testing/render-screen";
import { translatePage } from "../shared/testing/translate-page";
import { followTranslation } from "../shared/translated-page";

beforeEach(followTranslation);

/** Changes to an element's texts and child elements: they appear, disappear and swap places. */
const STATES: readonly (readonly [change: string, before: ReactNode, after: ReactNode, shown: string])[] = [
  ["an element comes before a text", [null, "Save"], [<b key="b">!</b>, "Save"], "!Save"],
  ["an element before a text goes", [<b key="b">!</b>, "Save"], [null, "Save"], "Save"],
  ["a text goes", ["2 errors", <b key="b">!</b>], [null, <b key="b">!</b>], "!"],
  ["a text comes", [null, <b key="b">!</b>], ["2 errors", <b key="b">!</b>], "2 errors!"],
  ["a text becomes an element", ["none", <b key="b">!</b>], [<i key="i">one</i>, <b key="b">!</b>], "one!"],
  [
    "a text changes next to an element",
    ["2 left", <b key="b">!</b>],
    ["1 left", <b key="b">!</b>],
    "1 left!",
  ],
  [
    "two texts swap with what is between them",
    ["a", <b key="b">!</b>, "c"],
    [<b key="b">!</b>, "c", null],
    "!c",
  ],
  [
    "a fragment with a text goes",
    <>
      one <b>two</b>
    </>,
    null,
    "",
  ],
];

describe.each([
  ["copies", false],
  ["moves", true],
])("a translation that %s the texts", (_how, keepsNode) => {
  test.each(STATES)("%s", async (_change, before, after, shown) => {
    const { container, rerender } = render(<p>{before}</p>);
    await translatePage(keepsNode);
    rerender(<p>{after}</p>);
    await act(() => Promise.resolve());
    expect(container).toHaveTextContent(new RegExp(`^${shown}$`));
    await translatePage(keepsNode);
    rerender(<p>{before}</p>);
    rerender(<div />);
    expect(container).toHaveTextContent(/^$/);
  });
});

/** Screens, each with the texts to type and the button that submits them. */
const SCREENS: readonly {
  readonly title: string;
  readonly screen: ReactNode;
  readonly answers: (answer: () => object) => Answers;
  readonly typed: Readonly<Record<string, string>>;
  readonly button: string;
}[] = [
  {
    title: "logging in",
    screen: <LogInForm />,
    answers: (logIn) => ({ logIn }),
    typed: { Email: "ananya@example.org", Password: "correct horse" },
    button: "Login",
  },
  {
    title: "writing to the club",
    screen: <ContactForm />,
    answers: (sendContactMessage) => ({ sendContactMessage }),
    typed: {
      ...{ "First Name": "Ananya", "Last Name": "Iyer", Email: "ananya@example.org" },
      ...{ Phone: "98765 43210", Message: "May we join?" },
    },
    button: "Send Message",
  },
  {
    title: "founding a team",
    screen: <CreateTeamForm showNotice={jest.fn()} />,
    answers: (createTeam) => ({ createTeam }),
    typed: { "Team Name": "Null Pointers" },
    button: "Create Team",
  },
];

test.each(SCREENS)("$title goes on while the page is translated", async (one) => {
  let refuse = (): void => undefined;
  const answers = one.answers(
    () =>
      new Promise((_, reject) => {
        refuse = () => reject(refusal("RATE_LIMITED"));
      }),
  );
  globalThis.fetch = fakeFetch(answers);
  renderScreen(one.screen, answers);
  const type = async () => {
    for (const [label, text] of Object.entries(one.typed)) {
      await translatePage();
      await userEvent.type(screen.getByLabelText(label), text);
    }
  };
  await type();
  await userEvent.click(screen.getByRole("button", { name: one.button }));
  expect(await screen.findByRole("button", { busy: true })).toHaveTextContent(/\.\.\.$/);
  await translatePage();
  refuse();
  expect(await screen.findByRole("button", { busy: false, name: one.button })).toBeVisible();
  await type(); // typing removes the errors from the fields
  expect(screen.getByRole("button", { name: one.button })).toBeVisible();
});
