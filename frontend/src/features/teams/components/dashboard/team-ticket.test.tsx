import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, teamFixture } from "../../testing/team-fixture";
import { TeamDashboard } from "./team-dashboard";

test("who is registered takes calendar, share and, once paid, the receipt along", async () => {
  const event = { ...EVENT, lastDay: "2999-03-02", hours: "5 PM to 8 PM", room: "Lab 2" };
  const leader = personFixture("Asha Rao", { isLeader: true, codeforcesHandle: "asha_rao" });
  renderScreen(<TeamDashboard actor={ASHA} leads />, {
    currentEvent: () => event,
    myTeam: () => teamFixture({ leader, paymentStatus: "accepted", event }),
  });
  expect(await screen.findByText("You are registered for Syntax Siege 2025.")).toBeVisible();
  for (const line of [/2 Mar.* 2999$/, "5 PM to 8 PM", "Computer Centre", "Lab 2"])
    expect(screen.getByText(line)).toBeVisible();
  expect(screen.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
    "href",
    "/events/syntaxsiege/calendar.ics",
  );
  const links = screen.getAllByRole("link").concat(screen.getAllByRole("button"));
  expect(links.filter((link) => link.matches(".bg-accent"))).toEqual([
    screen.getByRole("link", { name: "Add to calendar" }),
  ]);
  expect(screen.getByRole("link", { name: "Receipt" })).toHaveAttribute("href", "/payment#receipt");
  const [, text] =
    screen
      .getByRole("link", { name: /^Share on WhatsApp/ })
      .getAttribute("href")
      ?.split("text=") ?? [];
  expect(decodeURIComponent(text ?? "")).toMatch(/^Segfault is registered for .* \/events\/syntaxsiege$/);
});

test("the ticket has what comes next, and nothing on the page says the same twice", async () => {
  const schedule = "24 to 28 February: classes\n1 March: online contest";
  renderScreen(
    <TeamDashboard actor={ASHA} leads passes={(_team, inTicket) => <p>pass {String(inTicket)}</p>} />,
    {
      currentEvent: () => ({ ...EVENT, lastDay: "2999-03-02", schedule }),
      myTeam: () => teamFixture(),
    },
  );
  const ticket = within(
    await screen.findByRole("region", { name: "You are registered for Syntax Siege 2025." }),
  );
  expect(ticket.getByRole("heading", { name: "What comes next" })).toBeVisible();
  expect(ticket.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "24 to 28 Februaryclasses",
    "1 Marchonline contest",
    "Payment₹360 once you qualify for Round 2",
  ]);
  expect(ticket.getByText("pass true")).toBeVisible();
  expect(ticket.getByText("Subscribe to your team's dates")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Checklist" })).not.toBeInTheDocument();
  expect(screen.queryByText("Add dates to your calendar")).not.toBeInTheDocument();
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  await userEvent.click(ticket.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

const OVER = { ...EVENT, registrationOpen: false };

test("while registration stays open after the last day, the ticket has only what is still of use", async () => {
  renderScreen(<TeamDashboard actor={ASHA} leads />, {
    currentEvent: () => ({ ...EVENT, schedule: "1 March: online contest" }),
    myTeam: () => teamFixture({ paymentStatus: "accepted" }),
    resultsKind: () => "published",
    myCertificates: () => [],
  });
  const ticket = within(
    await screen.findByRole("region", { name: "You are registered for Syntax Siege 2025." }),
  );
  expect(await ticket.findByRole("link", { name: "See the results" })).toHaveClass("bg-accent");
  expect(ticket.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "See the results",
    "Receipt",
  ]);
  for (const text of ["What comes next", "Print", /dates/])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test("after the event the results give way to a next step", async () => {
  const show = (paymentStatus: string) =>
    renderScreen(<TeamDashboard actor={ASHA} leads />, {
      currentEvent: () => OVER,
      myTeam: () => teamFixture({ paymentStatus }),
      resultsKind: () => "published",
      myCertificates: () => [],
    });
  const { unmount } = show("rejected");
  expect(await screen.findByRole("link", { name: "Report the payment again" })).toHaveClass("bg-accent");
  expect(await screen.findByRole("link", { name: "See the results" })).not.toHaveClass("bg-accent");
  unmount();
  show("accepted");
  expect(await screen.findByRole("link", { name: "See the results" })).toHaveClass("bg-accent");
});

test("after the event the ticket says so, leads to the results, and asks for nothing", async () => {
  renderScreen(<TeamDashboard actor={ASHA} leads passes={() => <p>pass</p>} />, {
    currentEvent: () => ({ ...OVER, schedule: "1 March: online contest" }),
    myTeam: () => teamFixture({ ranking: 1 }),
    resultsKind: () => "published",
    myCertificates: () => [],
  });
  const ticket = within(await screen.findByRole("region", { name: "Syntax Siege 2025 is over." }));
  expect(await ticket.findByRole("link", { name: "See the results" })).toHaveAttribute(
    "href",
    "/events/syntaxsiege/results",
  );
  for (const text of [/You are registered/, "What comes next", "pass", /dates/, "Add to calendar"])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Proceed to Payment" })).not.toBeInTheDocument();
  expect(screen.queryByText("Payment: ₹360 for Round 2")).not.toBeInTheDocument();
});

test("after the event without results the ticket has no links to them", async () => {
  renderScreen(<TeamDashboard actor={ASHA} leads />, {
    currentEvent: () => OVER,
    myTeam: () => teamFixture(),
    resultsKind: () => "none",
    myCertificates: () => [],
  });
  const ticket = within(await screen.findByRole("region", { name: "Syntax Siege 2025 is over." }));
  expect(ticket.queryByRole("link")).not.toBeInTheDocument();
});

describe("a certificate for the event", () => {
  const own = (publicId: string, more: object = {}) => ({
    ...{ id: publicId, publicId, eventId: EVENT.id, revokedAt: null },
    ...more,
  });
  const show = (myCertificates: readonly object[], event: object, more: object = {}) =>
    renderScreen(<TeamDashboard actor={ASHA} leads />, {
      currentEvent: () => event,
      myTeam: () => teamFixture({ paymentStatus: "accepted", ...more }),
      resultsKind: () => "published",
      myCertificates: () => myCertificates,
    });
  const link = (name: string) => screen.findByRole("link", { name });

  test("comes first on the ticket after the event; others are left out", async () => {
    const withdrawn = own("withdrawn", { revokedAt: "2025-03-09T06:30:00.000Z" });
    show([own("other", { eventId: "event-2" }), withdrawn, own("mine")], OVER);
    expect(await link("See your certificate")).toHaveAttribute("href", "/verify/mine");
    expect(await link("See your certificate")).toHaveClass("bg-accent");
    expect(await link("See the results")).not.toHaveClass("bg-accent");
  });

  test("is in the profile if there are several", async () => {
    show([own("participation"), own("rank")], OVER);
    expect(await link("See your certificates")).toHaveAttribute("href", "/profile");
  });

  test("is also shown while registration stays open after the last day, and next to open tasks", async () => {
    const { unmount } = show([own("mine")], EVENT);
    expect(await screen.findByText("You are registered for Syntax Siege 2025.")).toBeVisible();
    expect(await link("See your certificate")).toBeVisible();
    unmount();
    const leader = personFixture("Asha Rao", { isLeader: true, codeforcesHandle: null });
    show([own("mine")], EVENT, { leader });
    expect(await screen.findByRole("region", { name: "Checklist" })).toBeVisible();
    expect(await link("See your certificate")).not.toHaveClass("bg-accent");
  });
});
