import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Role } from "@contract/kernel/contract/roles";
import { clearSession, writeSession } from "../../shared/session/session-store";
import { Unreachable } from "../../shared/testing/fake-server";
import { loginResponse } from "../../shared/testing/login-response";
import { renderScreen } from "../../shared/testing/render-screen";
import { SetupPage } from "./setup-page";

const show = () =>
  renderScreen(
    <SetupPage />,
    {
      club: () => {
        throw new Unreachable();
      },
    },
    "/setup",
  );

/** Waits until the step's request to the unreachable server has failed. */
const settled = () => screen.findByRole("button", { name: "Try again" });

afterEach(() => act(() => clearSession()));

test("after the first Superadmin was created, the next step's heading takes the focus", async () => {
  show();
  act(() => writeSession(loginResponse({ role: Role.Superadmin })));
  expect(screen.getByRole("heading", { name: "The club", level: 2 })).toHaveFocus();
  await settled();
});

test("a Superadmin who opens the page keeps the focus at its beginning", async () => {
  writeSession(loginResponse({ role: Role.Superadmin }));
  show();
  expect(screen.getByRole("heading", { name: "The club", level: 2 })).toBeVisible();
  await settled();
  expect(document.body).toHaveFocus();
});

const NAMES = ["bankAccountName", "upiId", "bankAccountNumber", "bankIfsc", "host", "port", "security"];
const MORE = ["user", "password", "senderName", "senderEmail", "clubEmail"];
const SETTINGS = {
  clubSettings: () => ({
    ...{ topic: "account", version: "1", versions: [] },
    fields: [...NAMES, ...MORE].map((name) => ({ name, value: "", isSet: false, fixedBy: null })),
  }),
};

test.each(["Later", "Back"])("%s asks before it drops what was typed in a step", async (button) => {
  writeSession(loginResponse({ role: Role.Superadmin }));
  renderScreen(<SetupPage />, SETTINGS, button === "Later" ? "/setup?step=3" : "/setup?step=4");
  const field = button === "Later" ? "Mail server" : /^UPI ID/;
  await userEvent.type(await screen.findByRole("textbox", { name: field }), "club");
  await userEvent.click(screen.getByRole("button", { name: button }));
  expect(screen.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("textbox", { name: field })).toHaveValue("club");

  await userEvent.click(screen.getByRole("button", { name: button }));
  await userEvent.click(screen.getByRole("button", { name: "Leave without saving" }));
  const next = button === "Later" ? "Payments" : "Mail";
  expect(await screen.findByRole("heading", { name: next, level: 2 })).toBeVisible();
});

test("the browser's own Back loses nothing that was typed in a step, but a password", async () => {
  writeSession(loginResponse({ role: Role.Superadmin }));
  renderScreen(<SetupPage />, SETTINGS, "/setup?step=4");
  await userEvent.click(await screen.findByRole("button", { name: "Back" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Mail server" }), "smtp.example.org");
  await userEvent.type(screen.getByLabelText(/^Password/), "secret");
  act(() => history.back());
  expect(await screen.findByRole("heading", { name: "Payments", level: 2 })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByText(/^Your unsaved changes are back/)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Mail server" })).toHaveValue("smtp.example.org");
  expect(screen.getByLabelText(/^Password/)).toHaveValue("");
});
