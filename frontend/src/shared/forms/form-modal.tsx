import { useId, type ComponentProps, type ReactNode } from "react";
import { Unsaved } from "../drafts/unsaved";
import { Modal } from "../ui/modal";
import { ModalButtons } from "../ui/modal-buttons";

interface FormModalProps {
  readonly form: {
    readonly busy: boolean;
    /** True while typed text is not saved, so that leaving the dialog asks first. */
    readonly dirty: boolean;
    readonly formProps: ComponentProps<"form">;
  };
  readonly onClose: () => void;
  readonly open?: boolean;
  readonly title: string;
  readonly description?: ReactNode;
  /** The label of the submit button: "Delete account". */
  readonly label: string;
  readonly busyLabel: string;
  /** The label of the button that closes the dialog, by default "Cancel". */
  readonly keepLabel?: string | undefined;
  readonly danger?: boolean;
  /** True if the typed text only proves who the user is, so that leaving loses nothing. */
  readonly proves?: boolean;
  /** True to leave more space between the fields of a long form. */
  readonly roomy?: boolean;
  /** The content above the form. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** The form's fields. */
  readonly children: ReactNode;
}

/**
 * A form in a dialog, with its buttons at the end. The dialog cannot be closed while the form is busy. If there is
 * unsaved text, the user is asked before the dialog closes.
 */
export function FormModal(props: FormModalProps) {
  const {
    form,
    onClose,
    open = true,
    label,
    busyLabel,
    danger = false,
    roomy = false,
    proves = false,
  } = props;
  const id = useId();
  const close = () => (form.busy ? undefined : onClose());
  return (
    <Modal
      open={open}
      onClose={close}
      title={props.title}
      description={props.description}
      footer={
        <ModalButtons
          onCancel={close}
          act={id}
          {...{ label, busyLabel, keepLabel: props.keepLabel, danger, busy: form.busy }}
        />
      }
    >
      {props.before}
      <form className={`grid ${roomy ? "gap-5" : "gap-4"}`} {...form.formProps} id={id}>
        {props.children}
      </form>
      {/* Does not ask while the form is being sent, because the sent form may lead to another page. */}
      <Unsaved dirty={form.dirty && open && !proves && !form.busy} />
      {props.after}
    </Modal>
  );
}
