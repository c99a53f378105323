import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { OwnHandle } from "./own-handle";

const CHALLENGE = {
  handle: "ananya",
  code: "0123456789abcdef",
  problem: "4A",
  problemUrl: "https://codeforces.com/problemset/problem/4/A",
  secondsToSubmit: 300,
};
const NOTHING = { offered: true, provedAt: null, challenge: null };
const BEGUN = { ...NOTHING, challenge: CHALLENGE };
const PROVED = { ...NOTHING, provedAt: "2027-02-20T06:30:00.000Z" };

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

async function open(answers: Answers, handle: string | null = "ananya") {
  renderScreen(<OwnHandle handle={handle} none="N/A" />, answers);
  const name = handle === null ? "Add and prove your handle" : "Prove your handle";
  await userEvent.click(await screen.findByRole("button", { name }));
  return screen.findByRole("dialog");
}

test("a verified handle says so and asks for nothing", async () => {
  renderScreen(<OwnHandle handle="ananya" none="N/A" />, { handleProof: () => PROVED });
  expect(await screen.findByText("Verified")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("where the site asks Codeforces nothing there is only the handle", async () => {
  const handleProof = jest.fn(() => ({ ...NOTHING, offered: false }));
  renderScreen(<OwnHandle handle="ananya" none="N/A" />, { handleProof });
  expect(screen.getByText("ananya")).toBeVisible();
  await waitFor(() => expect(handleProof).toHaveReturned());
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("from the handle to the code, past a refusal, to Verified", async () => {
  let state: object = NOTHING;
  let refused = true;
  const startHandleProof = jest.fn(() => {
    state = BEGUN;
    return { message: "", codeforcesHandle: null, handleProof: state };
  });
  const checkHandleProof = jest.fn(() => {
    if (refused) throw refusal("HANDLE_CODE_MISSING");
    state = PROVED;
    return { message: "The handle is verified.", codeforcesHandle: "ananya", handleProof: state };
  });
  await open({ handleProof: () => state, startHandleProof, checkHandleProof }, null);
  await userEvent.type(screen.getByLabelText("Codeforces handle"), "ananya");
  await press("Start");
  expect(await screen.findByText(CHALLENGE.code)).toBeVisible();
  expect(startHandleProof).toHaveBeenCalledWith({ input: { codeforcesHandle: "ananya" } });
  expect(screen.getByRole("dialog", { name: "Prove that ananya is yours" })).toBeVisible();
  await press("Check");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "We did not find the code in your Codeforces profile",
  );
  refused = false;
  await press("Check");
  expect(checkHandleProof).toHaveBeenLastCalledWith({ input: { way: "PROFILE" } });
  expect(await screen.findByText("The handle is verified.")).toBeVisible();
  await press("Done");
  expect(await screen.findByText("Verified")).toBeVisible();
});

test("by a submission: the problem, the time that is left, which goes on behind the other tab, and the way of the check", async () => {
  const checkHandleProof = jest.fn(() => {
    throw refusal("CODEFORCES_AWAY");
  });
  const dialog = within(await open({ handleProof: () => BEGUN, checkHandleProof }));
  await userEvent.click(dialog.getByRole("tab", { name: "A submission" }));
  expect(dialog.getByRole("link", { name: /problem 4A/ })).toHaveAttribute("href", CHALLENGE.problemUrl);
  expect(dialog.getByText(/^(5 min 0|4 min \d+) s$/)).toBeVisible();
  await press("Check");
  expect(await dialog.findByRole("alert")).toHaveTextContent("Codeforces is not responding");
  expect(checkHandleProof).toHaveBeenLastCalledWith({ input: { way: "SUBMISSION" } });
  await userEvent.click(dialog.getByRole("tab", { name: "A code" }));
  expect(dialog.queryByRole("alert")).not.toBeInTheDocument();
});

test("once the five minutes are over it says what to do", async () => {
  const late = { ...BEGUN, challenge: { ...CHALLENGE, secondsToSubmit: 0 } };
  await open({ handleProof: () => late });
  await userEvent.click(screen.getByRole("tab", { name: "A submission" }));
  expect(screen.getByText(/The five minutes are over/)).toBeVisible();
  await press("Start again");
  expect(await screen.findByLabelText("Codeforces handle")).toHaveValue("ananya");
});
