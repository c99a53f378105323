import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Unreachable } from "../testing/fake-server";
import { renderScreen } from "../testing/render-screen";
import { TeamFinder } from "./team-finder";

test("a failed search shows its error instead of the teams of the previous search", async () => {
  const team = { teamId: "t1", teamName: "Lazy Cursors", reference: "SS-7K3QWP", status: "pending" };
  renderScreen(<TeamFinder eventSlug="syntaxsiege" onChoose={() => undefined} moves={["accept"]} />, {
    payableTeams: ({ search }: { readonly search?: string | null }) => {
      if (search !== null) throw new Unreachable();
      return [{ ...team, people: ["Asha Rao"], amount: 36_000, hint: null }];
    },
  });
  expect(await screen.findByText("Lazy Cursors")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Find a team"), "z");
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch teams");
  expect(screen.queryByText("Lazy Cursors")).toBeNull();
});
