import { act, screen } from "@testing-library/react";
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

/** Waits until the step has got the server's answer. */
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
