import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia } from "../../../shared/testing/fake-layout";
import { refusal, Unreachable, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { MailSection } from "./mail-section";

beforeEach(() => fakeMedia({ width: 1280 }));

const ID = "01890000-0000-7000-8000-00000000000";
const mail = (n: number, more: object = {}) => ({
  id: `${ID}${String(n)}`,
  recipient: `student${String(n)}@example.org`,
  subject: "Your code",
  reason: "Can't send mail - all recipients were rejected: 550 No such user here",
  attempts: 1,
  failedAt: `2025-03-01T11:3${String(n)}:00.000Z`,
  canResend: true,
  ...more,
});
const page = (mails: readonly object[], more: object = {}) => ({
  edges: mails.map((node) => ({ node })),
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: mails.length,
  ...more,
});
const show = (answers: Answers) =>
  renderScreen(<MailSection />, answers, "/admindashboard?tab=mail&view=failed");
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("says in words why each mail failed, the mail server's own beneath", async () => {
  show({
    failedMails: () =>
      page([
        mail(1),
        mail(2, { reason: "connect ECONNREFUSED 127.0.0.1:25", attempts: 900 }),
        mail(3, {
          recipient: null,
          reason: "The text of this mail cannot be read, because the server now has another JWT_SECRET.",
          canResend: false,
        }),
      ]),
  });
  const first = within(await screen.findByRole("row", { name: /student1@example.org/ }));
  expect(first.getByText("The mail server permanently refused this address or this mail.")).toBeVisible();
  expect(first.getByText(/550 No such user here/)).toBeVisible();
  const second = within(screen.getByRole("row", { name: /student2@example.org/ }));
  expect(second.getByText("The mail server could not be reached for three days.")).toBeVisible();
  const third = within(screen.getByRole("row", { name: /The club, through its e-mail service/ }));
  expect(third.getByText("Cannot be sent again")).toBeVisible();
  expect(third.queryByRole("button")).not.toBeInTheDocument();
});

test("one, some, or all are sent again, and what left is gone from the list", async () => {
  let unsentMails = [mail(1), mail(2), mail(3), mail(4)];
  const requestedIds: unknown[] = [];
  show({
    failedMails: () => page(unsentMails),
    resendMails: ({ input }) => {
      const ids = input["mailIds"] as string[] | null;
      requestedIds.push(ids);
      const before = unsentMails.length;
      unsentMails = unsentMails.filter(({ id }) => ids !== null && !ids.includes(id));
      return {
        message: `${String(before - unsentMails.length)} away`,
        resent: before - unsentMails.length,
        unreadable: 0,
      };
    },
  });
  await screen.findByText("student1@example.org");
  await press("Send again to student1@example.org");
  expect(await screen.findByText("1 away")).toBeVisible();
  expect(screen.queryByText("student1@example.org")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: /student2@example.org/ }));
  await press("Send the selected mails again");
  expect(await screen.findByRole("button", { name: "Send all 2 again" })).toBeEnabled();
  await press("Send all 2 again");
  expect(await screen.findByText("No mail has failed.")).toBeVisible();
  expect(requestedIds).toEqual([[`${ID}1`], [`${ID}2`], null]);
});

test("a refusal is shown, and the list is loaded again", async () => {
  show({
    failedMails: () => page([mail(1)]),
    resendMails: () => {
      throw refusal("MAIL_NOT_FAILED");
    },
  });
  await screen.findByText("student1@example.org");
  await press("Send again");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "These mails were already sent again or deleted. Reload the list.",
  );
});

test("more than a page: the rest comes when asked for", async () => {
  show({
    failedMails: ({ after }) =>
      after === null || after === undefined
        ? page([mail(1)], { pageInfo: { hasNextPage: true, endCursor: "there" }, totalCount: 2 })
        : page([mail(2)], { totalCount: 2 }),
  });
  expect(await screen.findByText("1 of 2 mails are shown.")).toBeVisible();
  await press("Show more");
  expect(await screen.findByText("student2@example.org")).toBeVisible();
  expect(screen.getByText("student1@example.org")).toBeVisible();
});

test("a list that cannot be fetched says so and is tried again", async () => {
  let tries = 0;
  show({
    failedMails: () => {
      tries += 1;
      if (tries === 1) throw new Unreachable();
      return page([]);
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /try again/i }));
  expect(await screen.findByText("No mail has failed.")).toBeVisible();
});
