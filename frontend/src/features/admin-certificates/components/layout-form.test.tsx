import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { clearSession, writeSession } from "../../../shared/session/session-store";
import { refusal } from "../../../shared/testing/fake-server";
import { loginResponse } from "../../../shared/testing/login-response";
import { renderScreen } from "../../../shared/testing/render-screen";
import type { Board, Layout } from "../certificate-facts";
import { LayoutView } from "./layout-view";

const layout = (kind: Layout["kind"]) => ({
  ...{ kind, title: `Certificate of ${kind}`, lead: "This is to certify that", text: "took part." },
  ...{ isSaved: true, signatures: [{ name: "Dr. Nair", office: "", picture: null }] },
});
const BOARD = { eventSlug: "siege", layouts: [layout("participation"), layout("rank")] } as unknown as Board;
const title = () => screen.getByLabelText("Title");
const save = () => userEvent.click(screen.getByRole("button", { name: "Save the layout" }));

function show(saveCertificateLayout: jest.Mock = jest.fn()) {
  renderScreen(<LayoutView board={BOARD} onSaved={jest.fn()} />, {
    saveCertificateLayout,
    certificatePicture: () => "<svg></svg>",
  });
}

beforeEach(() => writeSession(loginResponse()));
afterEach(() => clearSession(true));

test("what is wrong stands beside its field, which has the focus then", async () => {
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
  await userEvent.selectOptions(screen.getByLabelText("Certificates of"), "rank");
  expect(title()).toHaveValue("Certificate of rank");
  await userEvent.selectOptions(screen.getByLabelText("Certificates of"), "participation");
  expect(title()).toHaveValue("Certificate of participation of the club");
});
