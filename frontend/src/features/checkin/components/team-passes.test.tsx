import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { forgetView, keepView } from "../../../shared/session/student-view";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import { TeamPasses } from "./team-passes";

const pass = (more: object = {}) => ({
  memberId: "m",
  personName: "Asha Rao",
  isOwn: true,
  url: "https://club.example/pass#token",
  qrSvg: "<svg>first</svg>",
  refusal: null,
  visits: [],
  ...more,
});
const code = (of: string) => screen.findByRole("img", { name: `QR code of the pass of ${of}` });

beforeEach(() => writeSession(loginResponse()));
afterEach(() => clearSession(true));

test("one's own pass is shown, kept for the page without a network, and renewed after a question", async () => {
  const renewals: unknown[] = [];
  renderScreen(<TeamPasses teamId="t" eventTitle="Siege" />, {
    teamPasses: () => [
      pass({ qrSvg: `<svg>${renewals.length > 0 ? "second" : "first"}</svg>` }),
      pass({ memberId: "r", personName: "Ravi Kumar", isOwn: false }),
    ],
    renewPass: ({ input }) => {
      renewals.push(input);
      return { message: "Here it is.", pass: pass({ qrSvg: "<svg>second</svg>" }) };
    },
  });
  expect(await code("Asha Rao")).toHaveAttribute("src", expect.stringContaining("first"));
  expect(localStorage.getItem("lastPass")).toContain("first");
  expect(screen.getByText("Pass of Ravi Kumar")).toBeVisible();
  const [renew] = screen.getAllByRole("button", { name: "Get a new QR code..." });
  if (renew) await userEvent.click(renew);
  await userEvent.click(screen.getByRole("button", { name: "Get a new QR code" }));
  expect(await screen.findByText("Here it is.")).toBeVisible();
  expect(renewals).toEqual([{ teamId: "t" }]);
  expect(await code("Asha Rao")).toHaveAttribute("src", expect.stringContaining("second"));
});

test.each([
  [false, 1],
  [true, 0],
])("prints alone, but not within the ticket, which prints as a whole: %s", async (inTicket, buttons) => {
  renderScreen(<TeamPasses teamId="t" eventTitle="Siege" inTicket={inTicket} />, {
    teamPasses: () => [pass()],
  });
  expect(await code("Asha Rao")).toBeVisible();
  expect(screen.queryAllByRole("button", { name: "Print" })).toHaveLength(buttons);
  expect(screen.queryAllByText("Siege")).toHaveLength(buttons);
});

test("while the team may not come there is nothing, and nothing is kept", async () => {
  localStorage.setItem("lastPass", "an older one");
  const teamPasses = jest.fn(() => [pass({ qrSvg: null, url: null, refusal: "NOT_PAID" })]);
  renderScreen(<TeamPasses teamId="t" eventTitle="Siege" />, { teamPasses });
  await waitFor(() => expect(localStorage.getItem("lastPass")).toBeNull());
  expect(screen.queryByText("My pass")).not.toBeInTheDocument();
});

test("a Superadmin who views the site as a student gets no code, and keeps what this device has", async () => {
  localStorage.setItem("lastPass", "the Superadmin's own");
  keepView(loginResponse(), { viewId: "view", endsAt: "2027-01-01T00:00:00.000Z" });
  renderScreen(<TeamPasses teamId="t" eventTitle="Siege" />, {
    teamPasses: () => [pass({ qrSvg: null, url: null })],
  });
  expect(await screen.findByText(/^Only Asha Rao can see this QR code/)).toBeVisible();
  expect(localStorage.getItem("lastPass")).toBe("the Superadmin's own");
  forgetView();
});
