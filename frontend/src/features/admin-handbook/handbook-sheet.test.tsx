import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../shared/testing/render-screen";
import { HandbookSheet } from "./handbook-sheet";

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test("it opens at the heading that the address names, follows its links, and closes", async () => {
  renderScreen(<HandbookSheet />, {}, "/admindashboard?tab=payments&help=registration%23payments");
  const sheet = within(await screen.findByRole("dialog", { name: "Handbook" }));
  expect(await sheet.findByRole("heading", { name: "Registration weeks" })).toBeVisible();
  await waitFor(() => expect(sheet.getByRole("heading", { name: "Payments" })).toHaveFocus());
  await userEvent.click(sheet.getAllByRole("link", { name: "Mail" })[0] as HTMLElement);
  await waitFor(() => expect(sheet.getByRole("heading", { name: "Mail to the teams" })).toHaveFocus());
  expect(screen.getByTestId("address")).toHaveTextContent(
    "/admindashboard?tab=payments&help=before%23mail-to-the-teams",
  );
  await userEvent.click(sheet.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByTestId("address")).toHaveTextContent("/admindashboard?tab=payments");
});

test("a place that does not exist shows the first page", async () => {
  renderScreen(<HandbookSheet />, {}, "/admindashboard?help=gone%23x");
  expect(await screen.findByRole("heading", { name: "Handbook: the year of a club" })).toBeVisible();
});

test("what is not of the handbook is no link", async () => {
  renderScreen(<HandbookSheet />, {}, "/admindashboard?help=handbook");
  await screen.findByRole("heading", { name: "Handbook: the year of a club" });
  expect(screen.queryByRole("link", { name: "glossary" })).not.toBeInTheDocument();
  for (const link of screen.getAllByRole("link")) expect(link).toHaveAttribute("data-help");
});

test("a picture keeps its room while it loads, so that the heading below does not move", async () => {
  renderScreen(<HandbookSheet />, {}, "/admindashboard?help=contest");
  const [picture] = await screen.findAllByRole("img");
  expect(picture).toHaveAttribute("width", "1280");
  expect(picture).toHaveAttribute("height", "800");
});
