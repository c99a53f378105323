import { setTimeout } from "node:timers/promises";
import { act, screen, waitFor } from "@testing-library/react";
import { clearSession, writeSession } from "../../../../shared/session/session-store";
import { loginResponse } from "../../../../shared/testing/login-response";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { OwnTwoStep } from "./own-two-step";

const APP = { createdAt: "2026-11-22T10:00:00.000Z", lastUsedAt: null };

beforeEach(() => writeSession(loginResponse()));
afterEach(() => clearSession(true));

test.each([
  ["a student without factors", false, null, false],
  ["a student who has set up an app", false, APP, true],
  ["a person with rights, without factors", true, null, true],
])("two-step login of %s", async (_who, offered, app, isShown) => {
  const secondFactors = jest.fn(() => ({ app, passkeys: [], recoveryCodesLeft: 0, compulsory: false }));
  renderScreen(<OwnTwoStep offered={offered} />, { secondFactors });
  if (isShown) {
    expect(await screen.findByText(app === null ? "off" : "on")).toBeVisible();
    expect(secondFactors).toHaveBeenCalledTimes(1);
  } else {
    await waitFor(() => expect(secondFactors).toHaveBeenCalled());
    await act(async () => setTimeout(50)); // until the reply is on the screen
    expect(screen.queryByText("Two-step login")).not.toBeInTheDocument();
  }
});
