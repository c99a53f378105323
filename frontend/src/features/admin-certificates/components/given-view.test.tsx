import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_ERRORS, ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { refusal } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { watchDownloads } from "../../../shared/testing/watch-downloads";
import type { Batch, Board } from "../certificate-facts";
import { GivenView } from "./given-view";

const ID = "01890000-0000-7000-8000-000000000000";
const BOARD = {
  batches: [],
  certificates: [
    {
      ...{ id: ID, publicId: "A".repeat(22), kind: "participation", name: "Asha Rao", email: null },
      ...{
        teamName: null,
        place: null,
        issuedAt: "2026-03-01T05:00:00Z",
        revokedAt: null,
        withdrawReason: null,
      },
    },
  ],
} as unknown as Board;

test("the view scrolls up to its beginning if the button that opened it was further down", () => {
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ top: -120 } as DOMRect);
  const scrollIntoView = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  renderScreen(<GivenView board={BOARD} onDone={jest.fn()} onOvertaken={jest.fn()} />);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test("a withdrawal says why, and one that another admin made first reloads the list", async () => {
  const onOvertaken = jest.fn();
  const withdrawCertificate = jest.fn(() => {
    throw refusal("CERTIFICATE_REVOKED");
  });
  renderScreen(<GivenView board={BOARD} onDone={jest.fn()} onOvertaken={onOvertaken} />, {
    withdrawCertificate,
  });
  await userEvent.click(screen.getByRole("button", { name: /^Withdraw/ }));
  const dialog = within(screen.getByRole("dialog"));
  const send = () => userEvent.click(dialog.getByRole("button", { name: "Withdraw certificate" }));
  await send();
  expect(await dialog.findByText(ADMIN_RULES.certificateReason)).toBeVisible();
  expect(dialog.getByLabelText("Reason")).toHaveFocus();
  expect(withdrawCertificate).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText("Reason"), "She was not there");
  await send();
  expect(await dialog.findByText(ADMIN_ERRORS.CERTIFICATE_REVOKED.message)).toBeVisible();
  expect(onOvertaken).toHaveBeenCalled();
});

test("the certificates of a batch are saved under event, kind and the moment of issue", async () => {
  const saved = watchDownloads();
  const body = { getReader: () => ({ read: () => Promise.resolve({ done: true }) }) };
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: true, body, headers: new Headers() } as never));
  const batch = {
    ...{
      id: ID,
      kind: "rank",
      issuedAt: "2026-03-01T05:00:00Z",
      issuedByName: "Ravi",
      issued: 1,
      revoked: 0,
    },
    ...{ mailsWaiting: 0, mailsSent: 0, mailsFailed: 0 },
  } satisfies Batch;
  const board = { ...BOARD, eventSlug: "genesis", batches: [batch] };
  renderScreen(<GivenView board={board} onDone={jest.fn()} onOvertaken={jest.fn()} />);
  await userEvent.click(screen.getByRole("button", { name: "Save all as PDF" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe("genesis-certificates-rank-2026-03-01-1030.pdf");
});
