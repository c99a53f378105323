import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { refusal, type Answers } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import type { Board, Layout } from "../certificate-facts";
import { LayoutView } from "./layout-view";

const layout = (kind: Layout["kind"]) => ({
  ...{
    kind,
    language: "en",
    title: `Certificate of ${kind}`,
    lead: "This is to certify that",
    text: "took part.",
  },
  ...{ isSaved: true, version: "1", signatures: [{ name: "Dr. Nair", office: "", picture: null }] },
});
const BOARD = { eventSlug: "siege", layouts: [layout("participation"), layout("rank")] } as unknown as Board;
const title = () => screen.getByLabelText("Title");
const save = () => userEvent.click(screen.getByRole("button", { name: "Save the layout" }));

function show(saveCertificateLayout: jest.Mock = jest.fn(), more: Answers = {}) {
  renderScreen(<LayoutView board={BOARD} onSaved={jest.fn()} />, {
    certificatePicture: () => "<svg></svg>",
    ...more,
    saveCertificateLayout,
  });
}

beforeEach(() => writeSession(loginResponse()));
afterEach(() => clearSession(true));

test("a mistake is shown next to its field, which then has the focus", async () => {
  show(
    jest.fn(() => {
      throw refusal("BAD_INPUT", { "signatures.0.name": ADMIN_RULES.certificateLine });
    }),
  );
  await userEvent.clear(screen.getByLabelText("Name"));
  await save();
  expect(await screen.findByText(ADMIN_RULES.certificateLine)).toBeVisible();
  expect(screen.getByLabelText("Name")).toBeInvalid();
  expect(screen.getByLabelText("Name")).toHaveFocus();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText("Name"), "Dr. Nair");
  expect(screen.getByLabelText("Name")).toBeValid();
  expect(screen.getByLabelText("Name")).toHaveValue("Dr. Nair");
});

test("what was written for one kind is there again after a look at the other", async () => {
  show();
  await userEvent.type(title(), " of the club");
  await userEvent.selectOptions(screen.getByLabelText("Kind of certificate"), "rank");
  expect(title()).toHaveValue("Certificate of rank");
  await userEvent.selectOptions(screen.getByLabelText("Kind of certificate"), "participation");
  expect(title()).toHaveValue("Certificate of participation of the club");
});

test("a layout that another person saved first is shown, and can be taken over", async () => {
  const stored = { ...layout("participation"), version: "2", title: "Certificate of honour" };
  const saved = jest.fn(({ input }: { readonly input: Record<string, unknown> }) => {
    if (input["version"] !== "2") throw refusal("VERSION_CHANGED");
    return { message: "Layout saved.", layout: { ...stored, version: "3" } };
  });
  show(saved, {
    certificateBoard: () => ({
      ...{ id: "e", eventSlug: "siege", isOver: true, batches: [], certificates: [] },
      layouts: [stored, layout("rank")],
    }),
  });
  await userEvent.type(title(), " of the club");
  await save();
  const theirs = await screen.findByRole("region", { name: "Their version" });
  expect(theirs).toHaveTextContent("Certificate of honour");
  expect(theirs).not.toHaveTextContent("took part.");
  expect(title()).toHaveValue("Certificate of participation of the club");
  await userEvent.click(screen.getByRole("button", { name: "Use their version" }));
  expect(title()).toHaveValue("Certificate of honour");
  await save();
  await waitFor(() => expect(screen.queryByText("Their version")).not.toBeInTheDocument());
  expect(saved.mock.lastCall?.[0].input).toMatchObject({ version: "2", title: "Certificate of honour" });
});

test("the picture waits for the name of a signature that was added", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const certificatePicture = jest.fn(() => "<svg></svg>");
  show(undefined, { certificatePicture });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(certificatePicture).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "Add a signature" }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(certificatePicture).toHaveBeenCalledTimes(1);
  await user.type(screen.getAllByLabelText("Name")[1] ?? title(), "Dr. Rao");
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(certificatePicture).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
