import { useState } from "react";
import { Button } from "../../../shared/ui/button";
import type { MailForm } from "../hooks/use-mail-form";
import { TemplatesModal, type Wording } from "./templates-modal";

/** Fills the mail with a template. Can restore the replaced text. */
export function TemplateBar({ form }: { readonly form: MailForm }) {
  const [isOpen, setIsOpen] = useState(false);
  const [replaced, setReplaced] = useState<Wording | null>(null);
  const { subject, text } = form.values;
  const standing = (form.values.standing || null) as Wording["standing"];
  const write = (wording: Wording) => {
    form.set("subject", wording.subject);
    form.set("text", wording.text);
    form.set("standing", wording.standing ?? "");
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Templates...
      </Button>
      {replaced === null ? null : (
        <Button
          variant="quiet"
          onClick={() => {
            write(replaced);
            setReplaced(null);
          }}
        >
          Restore the previous text
        </Button>
      )}
      {isOpen ? (
        <TemplatesModal
          written={{ subject, text, standing }}
          onClose={() => setIsOpen(false)}
          onUse={(template) => {
            setReplaced(subject.trim() === "" && text.trim() === "" ? null : { subject, text, standing });
            write(template);
            setIsOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}
