import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { readSession } from "../../../../shared/session/session-store";
import { refusal, Unreachable } from "../../../../shared/testing/fake-server";
import { loginResponse } from "../../../../shared/testing/login-response";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { afterSession } from "../../../../shared/session/ended-session";
import { broughtEmail } from "../../hooks/use-redirect-to-login";
import { LogInForm } from "./log-in-form";

const { role, ...response } = loginResponse();
const login = { ...response, role: "USER", roleName: role, grants: [] };

async function logIn(email = "ananya@example.org", password = "correct horse") {
  const user = userEvent.setup();
  if (email !== "") await user.type(screen.getByLabelText("Email"), email);
  if (password !== "") await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Login" }));
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("its fields are as a password manager knows them", () => {
  renderScreen(<LogInForm />);
  expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
  expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password");
});

test("keeps the whole reply under user", async () => {
  renderScreen(<LogInForm />, { logIn: () => login }, "/login");
  await logIn();
  await waitFor(() => expect(readSession()?.userId).toBe("user-1"));
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual({ ...response, role: "User" });
});

test.each([
  ["wrong credentials", refusal("INVALID_CREDENTIALS")],
  ["too many tries", refusal("RATE_LIMITED")],
  ["no network", new Unreachable()],
])("%s read the same", async (_case, error) => {
  renderScreen(<LogInForm />, {
    logIn: () => {
      throw error;
    },
  });
  await logIn();
  expect(await screen.findByRole("alert")).toHaveTextContent("Invalid Username or Password");
  expect(screen.getByLabelText("Email")).toHaveValue("ananya@example.org");
  expect(screen.getByLabelText("Password")).toHaveValue("correct horse");
  expect(readSession()).toBeNull();
});

test("a login that an ended session asks for says why, with the address filled in; what is typed goes along", async () => {
  renderScreen(
    <Routes>
      <Route path="/login" element={<LogInForm />} />
      <Route path="/forget-pass" element={<Brought />} />
      <Route path="*" element={<Navigate to="/login" state={afterSession("ananya@example.org")} />} />
    </Routes>,
  );
  expect(screen.getByText(/^Your session expired or was ended/)).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveValue("ananya@example.org");
  await userEvent.type(screen.getByLabelText("Email"), ".in");
  await userEvent.click(screen.getByRole("link", { name: "Forgot Your Password?" }));
  expect(screen.getByText("ananya@example.org.in")).toBeVisible();
});

function Brought() {
  return <p>{broughtEmail(useLocation().state)}</p>;
}

test("shows next to the form what is not the credentials' fault", async () => {
  renderScreen(<LogInForm />, {
    logIn: () => {
      throw refusal("RATE_LIMITED");
    },
  });
  await logIn();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Too many attempts. Please wait a moment and try again.",
  );
});

test.each([
  ["comes back by itself", 2, "user-1"],
  ["says so at last", 3, undefined],
])("a form that finds the server too busy %s, with what was typed", async (_case, refusals, signedIn) => {
  let attempts = 0;
  renderScreen(<LogInForm />, {
    logIn: () => {
      attempts += 1;
      if (attempts > refusals) return login;
      const extensions = { code: "UNAVAILABLE", retryAfter: 0.2 };
      throw new GraphQLError("The service is busy. Please try again in a moment.", { extensions });
    },
  });
  await logIn();
  expect(await screen.findByText(/Keep this page open/)).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveValue("correct horse");
  await waitFor(() => expect(screen.queryByText(/Keep this page open/)).not.toBeInTheDocument());
  expect([attempts, readSession()?.userId]).toEqual([3, signedIn]);
  const refused = screen.queryByText("The service is busy. Please try again in a moment.");
  expect(refused === null).toBe(signedIn !== undefined);
});

test("an empty field asks no server and says the text once", async () => {
  const logInMock = jest.fn();
  renderScreen(<LogInForm />, { logIn: logInMock });
  await logIn("", "");
  expect(await screen.findAllByText("Invalid Username or Password")).toHaveLength(1);
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(logInMock).not.toHaveBeenCalled();
});

test("leads to a forgotten password and to signing up, with the way back", () => {
  renderScreen(<LogInForm />, {}, "/login?next=%2Fpayment");
  expect(screen.getByRole("link", { name: "Forgot Your Password?" })).toHaveAttribute(
    "href",
    "/forget-pass?next=%2Fpayment",
  );
  expect(screen.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/signup?next=%2Fpayment");
});

describe("an account with a second step", () => {
  const needed = (methods: readonly string[]) =>
    new GraphQLError("One more step", {
      extensions: { code: "SECOND_FACTOR_NEEDED", ticket: "the ticket", methods },
    });
  const ask = (methods: readonly string[], completeLogIn: (args: { input: unknown }) => unknown) =>
    renderScreen(
      <LogInForm />,
      {
        logIn: () => {
          throw needed(methods);
        },
        completeLogIn,
      },
      "/login",
    );

  test("asks for the app's code; the sixth digit sends it", async () => {
    const completeLogIn = jest.fn(({ input: _input }: { input: unknown }) => login);
    ask(["TOTP", "RECOVERY_CODE"], completeLogIn);
    await logIn();
    const field = await screen.findByLabelText("Code");
    expect(field).toHaveFocus();
    await userEvent.type(field, "123456");
    await waitFor(() => expect(readSession()?.userId).toBe("user-1"));
    expect(completeLogIn.mock.calls).toEqual([[{ input: { ticket: "the ticket", code: "123456" } }]]);
  });

  test("a wrong code is shown at its field, which has the focus; another way is one press away", async () => {
    let refused = 0;
    ask(["TOTP", "RECOVERY_CODE"], () => {
      refused += 1;
      const way = refused === 1 ? "code" : "recoveryCode";
      throw refusal("SECOND_FACTOR_WRONG", { [way]: `wrong ${way}` }, `wrong ${way}`);
    });
    await logIn();
    await userEvent.type(await screen.findByLabelText("Code"), "123456");
    expect(await screen.findByText("wrong code")).toBeVisible();
    expect(screen.getByLabelText("Code")).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Use a recovery code" }));
    const field = screen.getByLabelText("Recovery code");
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Log in" }));
    expect(
      await screen.findByText("Enter one of your recovery codes, with all its letters and digits"),
    ).toBeVisible();
    await userEvent.type(field, "AAAA-BBBB-CCCC-DDDD{Enter}");
    expect(await screen.findByText("wrong recoveryCode")).toBeVisible();
    expect([refused, readSession()]).toEqual([2, null]);
  });

  test("a recovery code logs in, too", async () => {
    const completeLogIn = jest.fn(({ input: _input }: { input: unknown }) => login);
    ask(["TOTP", "RECOVERY_CODE"], completeLogIn);
    await logIn();
    await userEvent.click(await screen.findByRole("button", { name: "Use a recovery code" }));
    await userEvent.type(screen.getByLabelText("Recovery code"), "aaaa-bbbb-cccc-dddd{Enter}");
    await waitFor(() => expect(readSession()?.userId).toBe("user-1"));
    const input = { ticket: "the ticket", recoveryCode: "aaaa-bbbb-cccc-dddd" };
    expect(completeLogIn.mock.calls).toEqual([[{ input }]]);
  });

  test("says how long a code has to wait", async () => {
    ask(["TOTP"], () => {
      throw new GraphQLError("Too many tries.", { extensions: { code: "RATE_LIMITED", retryAfter: 120 } });
    });
    await logIn();
    await userEvent.type(await screen.findByLabelText("Code"), "123456");
    expect(await screen.findByRole("alert")).toHaveTextContent("Try again in 2 minutes");
  });

  test("whose ticket ran out asks for the password again, and says why", async () => {
    ask(["TOTP"], () => {
      throw refusal("LOG_IN_EXPIRED");
    });
    await logIn();
    await userEvent.type(await screen.findByLabelText("Code"), "123456");
    expect(await screen.findByRole("alert")).toHaveTextContent("Enter your password again.");
    expect(screen.getByLabelText("Email")).toHaveValue("ananya@example.org");
    expect(screen.getByLabelText("Password")).toHaveValue("");
  });
});
