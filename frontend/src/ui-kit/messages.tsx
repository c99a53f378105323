import { useContext, useEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Banner } from "../shared/ui/banner";
import { Button } from "../shared/ui/button";
import { ButtonLink } from "../shared/ui/button-link";
import { ConfirmModal } from "../shared/ui/confirm-modal";
import { HiddenUntil, ListState, Skeleton, WhenAnswered } from "../shared/ui/list-state";
import { EmptyState } from "../shared/ui/empty-state";
import { FlashMessage } from "../shared/ui/flash-message";
import { withFlashMessage } from "../shared/ui/flash-state";
import { LoadFailure } from "../shared/ui/load-failure";
import { LoadingPlaceholder, Spinner } from "../shared/ui/spinner";
import { LatePart } from "../shared/ui/late-part";
import { LateModal, Modal } from "../shared/ui/modal";
import { ModalButtons } from "../shared/ui/modal-buttons";
import { NoticeBanner } from "../shared/ui/notice-banner";
import { TextField } from "../shared/ui/text-field";
import { PaneTheme, type KitPart } from "./kit-part";

const UNREACHABLE = "We could not reach the server. Check your connection, then try again.";
const nothing = () => undefined;
const RELOAD = { reload: () => Promise.resolve() };

interface OpensProps {
  readonly children: (isOpen: boolean, close: () => void) => ReactNode;
}

/**
 * Shows a button that opens a dialog. Dialogs are outside the pane, so the whole page takes the pane's theme while a
 * dialog is open.
 */
function Opens({ children }: OpensProps) {
  const theme = useContext(PaneTheme);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const { dataset } = document.documentElement;
    const before = dataset["theme"];
    dataset["theme"] = theme;
    return () => {
      if (before === undefined) delete dataset["theme"];
      else dataset["theme"] = before;
    };
  }, [isOpen, theme]);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open it
      </Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}

function Flash() {
  const navigate = useNavigate();
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => void navigate("/", { state: withFlashMessage("Login successful!") })}
      >
        Show it for 3 s
      </Button>
      <FlashMessage />
    </>
  );
}

export const MESSAGES: readonly KitPart[] = [
  {
    file: "ui/banner.tsx",
    names: ["Banner"],
    states: {
      Success: () => <Banner tone="success">Profile updated successfully!</Banner>,
      Error: () => <Banner tone="error">{UNREACHABLE}</Banner>,
      "Note, to be dismissed": () => (
        <Banner tone="info" onDismiss={nothing}>
          Your unsaved changes were restored.
        </Banner>
      ),
    },
  },
  {
    file: "ui/notice-banner.tsx",
    names: ["NoticeBanner"],
    states: { "Of useNotice": () => <NoticeBanner notice={{ tone: "success", text: "Event updated." }} /> },
  },
  { file: "ui/flash-message.tsx", names: ["FlashMessage"], states: { "From the page before": Flash } },
  {
    file: "ui/late-part.tsx",
    names: ["LatePart"],
    states: { "A form": () => <LatePart onCancel={() => undefined} /> },
  },
  {
    file: "ui/modal.tsx",
    names: ["Modal", "LateModal"],
    states: {
      "While its script loads": () => (
        <Opens>
          {(isOpen, close) => (isOpen ? <LateModal title="Rename the team" onClose={close} /> : null)}
        </Opens>
      ),
      "With a field": () => (
        <Opens>
          {(isOpen, close) => (
            <Modal
              open={isOpen}
              onClose={close}
              title="Rename the team"
              description="Everybody sees its name."
              footer={<ModalButtons onCancel={close} label="Rename" act={close} />}
            >
              <TextField name="team" label="Team name" value="Segfault Squad" readOnly />
            </Modal>
          )}
        </Opens>
      ),
    },
  },
  {
    file: "ui/confirm-modal.tsx",
    names: ["ConfirmModal"],
    states: {
      Dangerous: () => (
        <Opens>
          {(isOpen, close) => (
            <ConfirmModal
              open={isOpen}
              onClose={close}
              onConfirm={close}
              title="Delete this team?"
              confirmLabel="Delete team"
              busyLabel="Deleting..."
              danger
            >
              Segfault Squad goes with its members. It cannot be restored.
            </ConfirmModal>
          )}
        </Opens>
      ),
    },
  },
  {
    file: "ui/empty-state.tsx",
    names: ["EmptyState"],
    states: {
      "With the next step": () => (
        <EmptyState title="You have no team yet." action={<ButtonLink to="/">Create a team</ButtonLink>}>
          Make one, or ask a leader to add you.
        </EmptyState>
      ),
    },
  },
  {
    file: "ui/spinner.tsx",
    names: ["Spinner", "LoadingPlaceholder"],
    states: {
      "With its label": () => <Spinner label="Loading..." />,
      Alone: () => <Spinner />,
      "A page on its way": () => <LoadingPlaceholder />,
    },
  },
  {
    file: "ui/load-failure.tsx",
    names: ["LoadFailure"],
    states: {
      Failed: () => <LoadFailure problem={UNREACHABLE} loading={false} onRetry={nothing} />,
      "Trying again": () => <LoadFailure problem={UNREACHABLE} loading onRetry={nothing} />,
    },
  },
  {
    file: "ui/list-state.tsx",
    names: ["ListState", "WhenAnswered", "HiddenUntil", "Skeleton"],
    states: {
      "Three lines": () => <Skeleton lines={3} />,
      Loading: () => <ListState state={{ isKnown: false, loading: true, problem: null, ...RELOAD }} />,
      "Waiting for the second answer": () => (
        <WhenAnswered
          states={[
            { isKnown: true, loading: false },
            { isKnown: false, loading: true },
          ]}
        >
          Shown once both have answered.
        </WhenAnswered>
      ),
      "Below a known part": () => (
        <HiddenUntil known>Shown, because nothing above it can move it.</HiddenUntil>
      ),
      "Known, but not renewed": () => (
        <ListState state={{ isKnown: true, loading: false, problem: UNREACHABLE, ...RELOAD }}>
          What was known before stays.
        </ListState>
      ),
    },
  },
];
