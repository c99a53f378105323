import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  clearSession,
  readSession,
  loggedOutByUser,
  writeSession,
} from "../../../../shared/session/session-store";
import { refusal, Unreachable, type Answers } from "../../../../shared/testing/fake-server";
import { loginResponse } from "../../../../shared/testing/login-response";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { deviceFixture } from "../../testing/viewer-fixture";
import { SessionsPanel } from "./sessions-panel";

const HERE = deviceFixture("here", {
  current: true,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0",
});
const PHONE = deviceFixture("phone");

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const rows = async () => (await screen.findAllByRole("listitem")).map((row) => row.textContent);
const refusing = (error: Error) => () => {
  throw error;
};

/** Shows the panel with a list of devices. A test may remove devices from the list. */
async function open(devices: object[], answers: Answers = {}) {
  renderScreen(<SessionsPanel />, { sessions: () => devices, ...answers });
  await screen.findByRole("list", { name: "Sessions" });
}

beforeEach(() => writeSession(loginResponse()));
afterEach(() => clearSession(true));

test("names each device and its times in India; only others can be logged out one by one", async () => {
  await open([HERE, PHONE]);
  expect(await rows()).toEqual([
    "Firefox on LinuxThis deviceLogged in 20 Feb 2025, 12:00 PM ISTLast active 21 Feb 2025, 5:45 PM IST",
    "Chrome on AndroidLogged in 20 Feb 2025, 12:00 PM ISTLast active 21 Feb 2025, 5:45 PM ISTLog out",
  ]);
  expect(screen.getByRole("button", { name: "Log out" })).toHaveAccessibleDescription(/^Chrome on Android/);
});

test("alone on this device, there are no others to log out", async () => {
  await open([HERE]);
  expect(screen.queryByRole("button", { name: "Log out" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Log out other devices" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Log out everywhere" })).toBeVisible();
});

test("logs one device out, says so and moves the focus to the list", async () => {
  const devices = [HERE, PHONE];
  const endSession = jest.fn(() => {
    devices.pop();
    return { message: "The device was logged out." };
  });
  await open(devices, { endSession });
  await press("Log out");
  expect(await screen.findByText("The device was logged out.")).toBeVisible();
  expect(endSession).toHaveBeenCalledWith({ input: { id: "phone" } });
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(screen.getByRole("list", { name: "Sessions" })).toHaveFocus();
});

test("one that has ended by itself is said to, and is gone from the list", async () => {
  const devices = [HERE, PHONE];
  await open(devices, {
    endSession: () => {
      devices.pop();
      throw refusal("SESSION_NOT_FOUND");
    },
  });
  await press("Log out");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "This device was already logged out. Reload the page.",
  );
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(screen.getByRole("list", { name: "Sessions" })).toHaveFocus();
});

test("one that cannot be ended keeps its row and the focus", async () => {
  await open([HERE, PHONE], { endSession: refusing(new Unreachable()) });
  await press("Log out");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The server cannot be reached. Check your connection and try again.",
  );
  await waitFor(() => expect(screen.getByRole("button", { name: "Log out" })).toHaveFocus());
});

test("while one is being logged out, the others can be seen to wait", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const endSession = async () => {
    await answered;
    return { message: "The device was logged out." };
  };
  await open([HERE, PHONE, deviceFixture("tablet")], { endSession });
  const [phone, tablet] = screen.getAllByRole("button", { name: "Log out" });
  await userEvent.click(phone!);
  expect(phone).toHaveTextContent("Logging out...");
  expect(tablet).toBeDisabled();
  answer();
  expect(await screen.findByText("The device was logged out.")).toBeVisible();
  await waitFor(() => expect(tablet).toBeEnabled());
});

test("the other devices are logged out after a question, which can be taken back", async () => {
  const devices = [HERE, PHONE];
  const endOtherSessions = jest.fn(() => {
    devices.pop();
    return { message: "All other devices were logged out." };
  });
  await open(devices, { endOtherSessions });
  await press("Log out other devices");
  expect(screen.getByRole("dialog", { name: "Log out other devices?" })).toHaveAccessibleDescription(
    "You will have to log in again on your other devices. Your saved data is kept.",
  );
  await press("Cancel");
  expect(endOtherSessions).not.toHaveBeenCalled();
  await press("Log out other devices");
  await userEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Log out other devices" }),
  );
  expect(await screen.findByText("All other devices were logged out.")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(readSession()).not.toBeNull();
});

test("everywhere means this device too", async () => {
  const fetchMock = jest.fn((_path: string) => Promise.resolve(Response.json({})));
  globalThis.fetch = fetchMock as typeof fetch;
  const endOtherSessions = jest.fn(() => ({ message: "All other devices were logged out." }));
  await open([HERE], { endOtherSessions });
  await press("Log out everywhere");
  expect(screen.getByRole("dialog", { name: "Log out everywhere?" })).toHaveAccessibleDescription(
    "You will have to log in again on all devices, including this one. Your saved data is kept.",
  );
  await userEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Log out everywhere" }),
  );
  await waitFor(() => expect(readSession()).toBeNull());
  expect(loggedOutByUser()).toBe(true);
  expect(endOtherSessions).toHaveBeenCalledTimes(1);
  expect(fetchMock).toHaveBeenCalledWith("/api/auth/logout", expect.anything());
});

test("a failure stays in the question and logs no session out", async () => {
  await open([HERE], { endOtherSessions: refusing(new Unreachable()) });
  await press("Log out everywhere");
  await userEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Log out everywhere" }),
  );
  expect(await within(screen.getByRole("dialog")).findByRole("alert")).toHaveTextContent(
    "The server cannot be reached. Check your connection and try again.",
  );
  expect(readSession()).not.toBeNull();
});

test("a list that cannot be fetched says so, and can be tried again", async () => {
  let down = true;
  renderScreen(<SessionsPanel />, {
    sessions: () => {
      if (down) throw new Unreachable();
      return [HERE];
    },
  });
  expect(screen.getByText("Loading...")).toBeInTheDocument();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The server cannot be reached. Check your connection and try again.",
  );
  down = false;
  await press("Try again");
  expect(await screen.findByText("This device")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
