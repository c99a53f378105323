import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { refusal, Unreachable } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import { ProfileSection } from "./profile-section";

const PROFILE = {
  ...{ id: "admin-1", name: "Superadmin", email: "admin@club.example", phone: null },
  ...{ college: null, universityRollNo: null },
};
const statistics = () => ({
  ...{ totalEvents: 5, upcomingEvents: 2, completedEvents: 3 },
  ...{ users: 1, teams: 0, pendingPayments: 0 },
});
const facts = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => act(() => writeSession(loginResponse({ role: "Superadmin" }))));
afterEach(() => act(() => clearSession(true)));

test("when the profile cannot be fetched it is only logged, and the fallbacks show; tried again, it loads", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  let isDown = true;
  const adminProfile = () => {
    if (isDown) throw new Unreachable();
    return PROFILE;
  };
  renderScreen(<ProfileSection />, { adminProfile, statistics });
  expect(await screen.findByRole("heading", { name: "Welcome, User" })).toBeVisible();
  expect(screen.getByText("Anonymous")).toBeVisible();
  expect(facts()).toEqual(["N/A", "N/A", "N/A", "N/A"]);
  expect(logged).toHaveBeenCalledWith("Error fetching admin profile", expect.anything());
  isDown = false;
  await press("Try again");
  expect(await screen.findByRole("heading", { name: "Welcome, Superadmin" })).toBeVisible();
  expect(facts()).toEqual(["N/A", "admin@club.example", "N/A", "N/A"]);
});

test("what was changed is sent without a blank password, and a refusal keeps what was typed", async () => {
  const updateAdminProfile = jest.fn(({ input }: { input: Record<string, unknown> }) => {
    if ("password" in input)
      throw refusal(
        "CONFIRMATION_NEEDED",
        undefined,
        "Confirm that it is you before you change your password.",
      );
    return {
      message: "Profile updated successfully!",
      profile: { ...PROFILE, phone: "9876543210" },
      session: null,
    };
  });
  renderScreen(<ProfileSection />, { adminProfile: () => PROFILE, statistics, updateAdminProfile });
  const form = within(await screen.findByRole("form", { name: "Change your profile" }));
  const contact = form.getByLabelText(/^Contact/);
  await userEvent.type(contact, "12");
  await press("Save");
  expect(await form.findAllByText("Phone number must be 10 digits")).not.toHaveLength(0);
  expect(updateAdminProfile).not.toHaveBeenCalled();
  await userEvent.clear(contact);
  await userEvent.type(contact, "98765 43210");
  await press("Save");
  expect(await screen.findByText("Profile updated successfully!")).toBeVisible();
  await waitFor(() => expect(facts()[0]).toBe("9876543210"));
  // Only the edited field. The name and the e-mail address may have changed in another tab.
  expect(updateAdminProfile.mock.calls[0]?.[0].input).toEqual({ phone: "9876543210" });
  const password = form.getByLabelText(/^New password/);
  await userEvent.type(password, "another long password");
  await press("Save");
  expect(await screen.findByRole("alert")).toHaveTextContent("Confirm that it is you");
  expect(password).toHaveValue("another long password");
});
