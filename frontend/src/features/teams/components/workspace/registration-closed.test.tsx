import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal, type Answers } from "../../../../shared/testing/fake-server";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { ASHA, EVENT, teamFixture } from "../../testing/team-fixture";
import { TeamRegistration } from "./team-registration";

const CLOSED = "Registrations are closed for this event.";

/** Answers of a server whose registration closed after the page was opened. */
function closing(team: object | null, field: string): Answers {
  let open = true;
  return {
    currentEvent: () => ({ ...EVENT, registrationOpen: open }),
    myTeam: () => team,
    [field]: () => {
      open = false;
      throw refusal("REGISTRATION_CLOSED");
    },
  };
}

test.each([
  ["the form for a new team", "createTeam", "Team Name", "Segfault", null],
  ["the form for a member", "addMember", "Member Email", "ravi@example.org", teamFixture()],
])("a refusal because registration closed takes %s away", async (_form, field, label, text, team) => {
  renderScreen(<TeamRegistration actor={ASHA} />, closing(team, field));
  await userEvent.type(await screen.findByLabelText(label), `${text}{Enter}`);
  await waitFor(() => expect(screen.queryByLabelText(label)).not.toBeInTheDocument());
  expect(screen.getAllByText(CLOSED)[0]).toBeVisible();
});
