import { Button, type ButtonVariant } from "../shared/ui/button";
import { ButtonLink } from "../shared/ui/button-link";
import { CopyButton } from "../shared/ui/copy-button";
import { DoneButton, ModalButtons } from "../shared/ui/modal-buttons";
import { NoticeLink } from "../shared/ui/notice-link";
import { ResendButton } from "../shared/ui/resend-button";
import { RowButton } from "../shared/ui/row-button";
import { ShareButton } from "../shared/ui/share-button";
import type { KitPart } from "./kit-part";

const VARIANTS: readonly ButtonVariant[] = ["primary", "secondary", "danger", "quiet"];

const nothing = () => undefined;

export const BUTTONS: readonly KitPart[] = [
  {
    file: "ui/button.tsx",
    names: ["Button"],
    states: {
      "Each variant": () =>
        VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        )),
      Busy: () =>
        VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} busy busyLabel="Saving...">
            Save
          </Button>
        )),
      Disabled: () =>
        VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        )),
      Wide: () => <Button wide>Log in</Button>,
    },
  },
  {
    file: "ui/button-link.tsx",
    names: ["ButtonLink"],
    states: {
      "Each variant": () =>
        VARIANTS.map((variant) => (
          <ButtonLink key={variant} to="/" variant={variant}>
            {variant}
          </ButtonLink>
        )),
    },
  },
  {
    file: "ui/row-button.tsx",
    names: ["RowButton"],
    states: { "In a row": () => <RowButton of="Segfault Squad">Edit</RowButton> },
  },
  {
    file: "ui/modal-buttons.tsx",
    names: ["DoneButton", "ModalButtons"],
    states: {
      Ordinary: () => <ModalButtons onCancel={nothing} label="Save" act={nothing} />,
      Dangerous: () => <ModalButtons onCancel={nothing} label="Delete team" act={nothing} danger />,
      Busy: () => <ModalButtons onCancel={nothing} label="Save" busyLabel="Saving..." act={nothing} busy />,
      "All done before": () => <DoneButton onClose={nothing} />,
    },
  },
  {
    file: "ui/copy-button.tsx",
    names: ["CopyButton"],
    states: { "Before and after a press": () => <CopyButton text="SS-7K3QX9" what="Reference" /> },
  },
  {
    file: "ui/share-button.tsx",
    names: ["ShareButton"],
    states: {
      "By the phone, or by WhatsApp": () => (
        <ShareButton label="Share link" text="Join my team Rangers:" url="https://club.example/join/x" />
      ),
    },
  },
  {
    file: "ui/resend-button.tsx",
    names: ["ResendButton"],
    states: {
      "Counting down": () => <ResendButton nextAt={Date.now() + 60_000} onResend={() => Promise.resolve()} />,
    },
  },
  {
    file: "ui/notice-link.tsx",
    names: ["NoticeLink"],
    states: { "Of a notice": () => <NoticeLink to="/events" title="Registration deadline" /> },
  },
];
