import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { TeamCalendarPanel } from "./team-calendar-panel";

const [url, webcalUrl] = ["https", "webcal"].map((scheme) => `${scheme}://club.example/calendar/token.ics`);
const open = () => userEvent.click(screen.getByText("Add dates to your calendar"));

test("the address is fetched when a member opens it, and goes to their calendar", async () => {
  const asked = jest.fn(() => ({ url, webcalUrl }));
  renderScreen(<TeamCalendarPanel teamId="team" />, { teamCalendar: asked });
  expect(asked).not.toHaveBeenCalled();
  await open();
  expect(await screen.findByRole("link", { name: "Subscribe" })).toHaveAttribute("href", webcalUrl);
  expect(asked).toHaveBeenCalledWith({ teamId: "team" });
  expect(screen.getByRole("link", { name: /^Google Calendar/ })).toHaveAttribute(
    "href",
    "https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fclub.example%2Fcalendar%2Ftoken.ics",
  );
  expect(screen.getByText(/Anyone with this address can read these dates/)).toBeVisible();
});

test("a refusal is said", async () => {
  renderScreen(<TeamCalendarPanel teamId="team" />, {
    teamCalendar: () => {
      throw refusal("FORBIDDEN");
    },
  });
  await open();
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Subscribe" })).not.toBeInTheDocument();
});
