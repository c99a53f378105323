import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../../shared/testing/render-screen";
import { JoinForm } from "./join-form";

const TOKEN = "a".repeat(22);

test("the account's handle is in the field, and is not sent as a new one", async () => {
  const joinTeam = jest.fn(() => new Promise(() => undefined));
  const viewer = () => ({ id: "user-ravi", codeforcesHandle: "ravi_k" });
  renderScreen(<JoinForm token={TOKEN} teamName="Segfault" />, { joinTeam, viewer });
  const field = screen.getByRole("textbox", { name: /Your Codeforces handle/ });
  await waitFor(() => expect(field).toHaveValue("ravi_k"));
  await userEvent.click(screen.getByRole("button", { name: "Join Segfault" }));
  await screen.findByRole("button", { name: "Joining..." });
  expect(joinTeam).toHaveBeenCalledWith({ input: { token: TOKEN, codeforcesHandle: null } });
});
