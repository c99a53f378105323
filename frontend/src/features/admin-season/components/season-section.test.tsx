import { screen } from "@testing-library/react";
import { Unreachable } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { SeasonSection } from "./season-section";

test("Hand over reports that the events could not be loaded, and loads them again", async () => {
  const answers = {
    events: () => {
      throw new Unreachable();
    },
  };
  renderScreen(<SeasonSection />, answers, "/?tab=season&view=people");
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
