import { useState, type SubmitEvent } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { CERTIFICATE_LIMITS } from "@contract/modules/certificates/contract/certificate-limits";
import { CERTIFICATE_PLACEHOLDERS } from "@contract/modules/certificates/contract/certificate-placeholders";
import { useSaveCertificateLayoutMutation } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { TextAreaField } from "../../../shared/ui/text-area-field";
import { TextField } from "../../../shared/ui/text-field";
import type { Layout } from "../certificate-facts";
import { useLayoutPicture } from "../hooks/use-layout-picture";
import { SignatureFields } from "./signature-fields";

interface LayoutFormProps {
  readonly layout: Layout;
  readonly eventSlug: string;
  readonly onSaved: (text: string) => void;
}

/** Writes a layout, beside how it looks. */
export function LayoutForm({ layout, eventSlug, onSaved }: LayoutFormProps) {
  const { kind } = layout;
  const [texts, setTexts] = useState({ title: layout.title, lead: layout.lead, text: layout.text });
  const [signatures, setSignatures] = useState(() =>
    layout.signatures.map(({ name, office, picture }) => ({ name, office, picture })),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [save, { loading }] = useSaveCertificateLayoutMutation();
  const input = { eventSlug, kind, ...texts, signatures };
  const look = useLayoutPicture(input);
  const set = (name: keyof typeof texts) => (value: string) => setTexts({ ...texts, [name]: value });
  const submit = async () => {
    try {
      setProblem(null);
      const { data } = await save({ variables: { input } });
      onSaved(data?.saveCertificateLayout.message ?? "Saved.");
    } catch (error) {
      const { message, fields } = toAppError(error, FALLBACKS.generic);
      setProblem(Object.values(fields)[0] ?? message);
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <Look {...look} />
      <form
        className="grid gap-4"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        {problem === null ? null : <Banner tone="error">{problem}</Banner>}
        <TextField
          label="Title"
          name="title"
          value={texts.title}
          onChange={set("title")}
          maxLength={CERTIFICATE_LIMITS.certificateTitleMax}
        />
        <TextField
          label="Above the name"
          name="lead"
          value={texts.lead}
          onChange={set("lead")}
          maxLength={CERTIFICATE_LIMITS.certificateTitleMax}
        />
        <TextAreaField
          label="Below the name"
          name="text"
          value={texts.text}
          onChange={set("text")}
          rows={4}
          maxLength={CERTIFICATE_LIMITS.certificateTextMax}
          hint="Words in [brackets] are left out where a placeholder in them has nothing to say."
        />
        <Placeholders />
        <SignatureFields signatures={signatures} onChange={setSignatures} />
        <div>
          <Button type="submit" busy={loading} busyLabel="Saving...">
            Save the layout
          </Button>
        </div>
      </form>
    </div>
  );
}

function Placeholders() {
  return (
    <ul aria-label="Placeholders" className="grid gap-x-6 text-sm text-soft sm:grid-cols-2">
      {Object.entries(CERTIFICATE_PLACEHOLDERS).map(([name, meaning]) => (
        <li key={name}>
          <code className="font-mono text-ink">{`{${name}}`}</code> {meaning}
        </li>
      ))}
    </ul>
  );
}

function Look({ picture, problem }: ReturnType<typeof useLayoutPicture>) {
  return (
    // Above the form where there is no room beside it: it stays in sight while one writes.
    <figure className="grid gap-2 lg:sticky lg:top-[calc(var(--bar-height)+1rem)] lg:order-last">
      {picture === null ? (
        <div className="aspect-842/595 border border-rule bg-surface" />
      ) : (
        <img
          src={picture}
          alt="The certificate with the longest name of this event"
          width={842}
          height={595}
          className="h-auto w-full border border-rule"
        />
      )}
      <figcaption className="text-sm text-soft">
        {problem ?? "As it is printed, with the longest name of the people of this event."}
      </figcaption>
    </figure>
  );
}
