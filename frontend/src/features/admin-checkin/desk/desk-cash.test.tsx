import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MayContext } from "../../../shared/session/may";
import { Unreachable } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { DeskCash } from "./desk-cash";

const TEAM_ID = "0195d0a0-0000-7000-8000-000000000001";
const TEAM = { teamId: TEAM_ID, teamName: "Lazy Cursors", reference: "SS-7K3QWP", people: 3, amount: 36_000 };
const slip = (number: number) => ({
  ...{ id: "s1", number, teamId: TEAM_ID, teamName: TEAM.teamName, reference: TEAM.reference },
  ...{ amount: 36_000, note: "", state: "waiting", notedBy: "Diya", notedAt: "2025-03-02T10:00:00.000Z" },
});
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

test("a helper notes a team's cash, and reads the number that goes on the slip", async () => {
  const cashTeams = jest.fn(() => [TEAM]);
  const noteCash = jest.fn(() => ({
    message: "Cash from Lazy Cursors recorded. The treasurer will confirm the cash slip. Slip number 4.",
    slip: slip(4),
  }));
  renderScreen(
    <MayContext value={(what) => what === "noteCash"}>
      <DeskCash eventSlug="syntaxsiege" />
    </MayContext>,
    { cashTeams, noteCash },
  );
  await press("Record cash...");
  expect(await screen.findByText("3 people")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Find a team"), "lazy");
  await press(/Lazy Cursors/);
  expect(cashTeams).toHaveBeenLastCalledWith({ eventSlug: "syntaxsiege", search: "lazy" });
  expect(screen.getByLabelText("Amount in rupees")).toHaveValue("360");
  await userEvent.type(screen.getByLabelText("Note (optional)"), "red envelope");
  await press("Record cash");
  expect(
    await screen.findByText(
      "Cash from Lazy Cursors recorded. The treasurer will confirm the cash slip. Slip number 4.",
    ),
  ).toBeVisible();
  expect(noteCash).toHaveBeenCalledWith({
    input: { slipId: expect.any(String), teamId: TEAM_ID, amount: 36_000, note: "red envelope" },
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a failed search shows its error instead of the teams of the previous search", async () => {
  renderScreen(
    <MayContext value={() => true}>
      <DeskCash eventSlug="syntaxsiege" />
    </MayContext>,
    {
      cashTeams: ({ search }: { readonly search?: string | null }) => {
        if (search !== null) throw new Unreachable();
        return [TEAM];
      },
    },
  );
  await press("Record cash...");
  expect(await screen.findByText("Lazy Cursors")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Find a team"), "z");
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch teams");
  expect(screen.queryByText("Lazy Cursors")).toBeNull();
});

test("who may not note cash sees no button for it", () => {
  renderScreen(
    <MayContext value={() => false}>
      <DeskCash eventSlug={null} />
    </MayContext>,
    {},
  );
  expect(screen.queryByRole("button")).toBeNull();
});
