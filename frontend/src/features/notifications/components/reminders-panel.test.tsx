import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../../shared/testing/render-screen";
import { RemindersPanel } from "./reminders-panel";

test("who wants no reminders switches them off, and finds them off the next time", async () => {
  let on = true;
  const answers = {
    reminders: () => on,
    setReminders: ({ input }: { input: Record<string, unknown> }) => (on = input["on"] === true),
  };
  const wanted = () => screen.findByLabelText(/^Remind me about missing details in my team/);
  const { unmount } = renderScreen(<RemindersPanel />, answers);
  expect(await wanted()).toBeChecked();
  await userEvent.click(await wanted());
  await waitFor(() => expect(on).toBe(false));
  unmount();
  renderScreen(<RemindersPanel />, answers);
  expect(await wanted()).not.toBeChecked();
});
