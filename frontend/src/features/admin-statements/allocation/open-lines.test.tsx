import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { refusal } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import { OPEN_LINE } from "../testing/statement-fixtures";
import { OpenLines } from "./open-lines";

test("a line that cannot be opened again says why, and the next attempt removes the reason", async () => {
  clearSession(true);
  writeSession(loginResponse({ role: "Superadmin" }));
  let refused = true;
  const setLineAside = jest.fn(() => {
    if (refused) throw refusal("CONFLICT", {}, "Someone else changed this.");
    return { message: "Opened." };
  });
  renderScreen(<OpenLines onDone={() => undefined} />, {
    bankLines: () => [{ ...OPEN_LINE, setAside: "A gift" }],
    setLineAside,
  });
  const button = await screen.findByRole("button", { name: "Reopen" });
  await userEvent.click(button);
  expect(await screen.findByText("Someone else changed this.")).toBeVisible();
  refused = false;
  await userEvent.click(button);
  expect(screen.queryByText("Someone else changed this.")).not.toBeInTheDocument();
  expect(setLineAside).toHaveBeenCalledTimes(2);
});
