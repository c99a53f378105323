import { screen, within } from "@testing-library/react";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { ASHA, EVENT, personFixture, RAVI, teamFixture } from "../../testing/team-fixture";
import { TeamRegistration } from "./team-registration";

const answers = {
  currentEvent: () => EVENT,
  myTeam: () => teamFixture({ members: [personFixture("Ravi Kumar")] }),
};
const show = (actor = ASHA) => renderScreen(<TeamRegistration actor={actor} />, answers);

test("the leader may edit every handle, a member only their own", async () => {
  const { unmount } = show();
  expect(await screen.findAllByRole("button", { name: /^Edit Handle/ })).toHaveLength(2);
  unmount();
  show(RAVI);
  const own = await screen.findAllByRole("button", { name: /^Edit Handle/ });
  expect(own.map((edit) => edit.textContent)).toEqual(["Edit Handle of Ravi Kumar"]);
  expect(
    within(screen.getByRole("region", { name: "Segfault" })).queryByRole("button", { name: /^Remove/ }),
  ).toBeNull();
});
