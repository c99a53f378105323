import { screen } from "@testing-library/react";
import { renderScreen } from "../../../shared/testing/render-screen";
import { OpenedPass } from "./opened-pass";

test("a pass that is not valid says so once, in the heading", async () => {
  renderScreen(<OpenedPass token="old" />, { deskPass: () => null });
  expect(await screen.findByRole("heading", { name: "This pass is not valid" })).toBeVisible();
  expect(screen.queryByText("Pass")).not.toBeInTheDocument();
  expect(screen.getAllByText(/not valid/)).toHaveLength(1);
});
