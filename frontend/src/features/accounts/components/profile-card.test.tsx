import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Unreachable } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { ProfileCard } from "./profile-card";

const viewer = {
  id: "user-1",
  name: "Ananya Iyer",
  email: "ananya@example.org",
  phone: null,
  college: "Sample University",
  universityRollNo: "21CS042",
  codeforcesHandle: "ananya",
};

test("shows the account, and N/A where nothing is known", async () => {
  renderScreen(<ProfileCard />, { viewer: () => ({ ...viewer, role: "TEAM_LEADER" }) });
  expect(await screen.findByText("Ananya Iyer")).toBeVisible();
  expect(screen.getByText("Team Leader")).toBeVisible();
  expect(screen.getByText("N/A")).toBeVisible();
});

test("says when it cannot be fetched, and tries again", async () => {
  let down = true;
  renderScreen(<ProfileCard />, {
    viewer: () => {
      if (down) throw new Unreachable();
      return { ...viewer, role: "USER" };
    },
  });
  expect(screen.getByText("Loading...")).toBeVisible();
  expect(await screen.findByRole("alert")).toHaveTextContent("An error occurred");
  down = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Ananya Iyer")).toBeVisible();
});
