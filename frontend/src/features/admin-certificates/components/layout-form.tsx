import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { CERTIFICATE_LIMITS } from "@contract/modules/certificates/contract/certificate-rules";
import { CERTIFICATE_PLACEHOLDERS } from "@contract/modules/certificates/contract/certificate-placeholders";
import { FIRST_LAYOUTS } from "@contract/modules/certificates/contract/certificate-layout";
import {
  CertificateBoardDocument,
  useSaveCertificateLayoutMutation,
} from "../../../graphql/features/admin-certificates";
import type { CertificateKind, CertificateLanguage } from "../../../graphql/schema-types";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { TheirVersion } from "../../../shared/versions/their-version";
import { useVersion } from "../../../shared/versions/use-version";
import { LANGUAGES } from "../../../shared/language";
import { LeaveModal } from "../../../shared/drafts/unsaved";
import { useDraft } from "../../../shared/drafts/use-draft";
import { type AppError, withoutField } from "../../../shared/errors/app-error";
import { useAction } from "../../../shared/hooks/use-action";
import { showRefusal } from "../../../shared/forms/form-errors";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { SelectField } from "../../../shared/ui/select-field";
import { TextAreaField, TextField } from "../../../shared/ui/text-field";
import type { Layout } from "../certificate-facts";
import { useLayoutPicture } from "../hooks/use-layout-picture";
import { LayoutLook } from "./layout-look";
import { SignatureFields } from "./signature-fields";
import { t } from "@contract/kernel/contract/t";

interface LayoutFormProps {
  readonly layout: Layout;
  readonly eventSlug: string;
  readonly onSaved: (text: string) => void;
}

export function LayoutForm({ layout, eventSlug, onSaved }: LayoutFormProps) {
  const { kind } = layout;
  const [written, setWritten] = useState(() => wordsOf(layout));
  const { signatures, language: _language, ...texts } = written;
  const [saved, setSaved] = useState(written);
  const [problem, setProblem] = useState<AppError | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isRefused = useRef(false);
  const [save] = useSaveCertificateLayoutMutation();
  const { busy, run } = useAction({
    onRefused: (failure) => {
      isRefused.current = true;
      setProblem(failure);
    },
  });
  const fetchBoard = useFetch(CertificateBoardDocument, "no-cache");
  const version = useVersion(layout.version, async () => {
    const { layouts } = (await fetchBoard({ eventSlug })).certificateBoard;
    const stored = layouts.find((one) => one.kind === kind);
    return stored ? { values: wordsOf(stored), version: stored.version } : null;
  });
  const input = { eventSlug, kind, version: version.version, ...written };
  const look = useLayoutPicture(input);
  const draft = useDraft({
    key: `certificate layout ${eventSlug} ${kind}`,
    value: { written, version: version.version },
    restore: (kept) => {
      setWritten(kept.written);
      version.goOnFrom(kept.version);
    },
    dirty: JSON.stringify(written) !== JSON.stringify(saved),
  });
  const fieldProblems = problem?.fields ?? {};
  const elsewhere = problem === null ? undefined : textElsewhere(problem);
  const text = (name: keyof typeof texts) => ({
    name,
    id: `layout-${name}`,
    value: texts[name],
    onChange: (value: string) => write(name, { ...written, [name]: value }),
    error: fieldProblems[name],
  });
  const write = (name: keyof Written, next: Written) => {
    setWritten(next);
    setProblem((before) => withoutField(before, name));
  };
  // Focuses the first error after a refused save, once the errors are on the page. Does nothing when a field is
  // corrected.
  useEffect(() => {
    if (!isRefused.current || problem === null || form.current === null) return;
    isRefused.current = false;
    showRefusal(form.current, new Set(idsOf(problem.fields)));
  }, [problem]);
  const submit = async () => {
    setProblem(null);
    const { data } = await version.save((seen) =>
      save({ variables: { input: { ...input, version: seen } } }),
    );
    if (data) version.goOnFrom(data.saveCertificateLayout.layout.version);
    setSaved(written);
    onSaved(data?.saveCertificateLayout.message ?? t("Saved."));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <LayoutLook {...look} />
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void run(submit);
        }}
      >
        <SelectField
          id="layout-language"
          name="language"
          label="Language"
          hint="Dates, ranks and the line with the date of issue use this language. Your own texts do not change."
          value={written.language}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(value) => {
            const language = LANGUAGES.find(({ code }) => code === value)?.code ?? "en";
            setWritten(inLanguage(written, kind, language));
          }}
        />
        <TextField
          {...text("title")}
          label="Title"
          hint="The large line at the top"
          maxLength={CERTIFICATE_LIMITS.certificateTitleMax}
        />
        <TextField
          {...text("lead")}
          label="Text above the name"
          hint="For example: This is to certify that"
          maxLength={CERTIFICATE_LIMITS.certificateTitleMax}
        />
        <TextAreaField
          {...text("text")}
          label="Text below the name"
          rows={4}
          maxLength={CERTIFICATE_LIMITS.certificateTextMax}
          hint="If a placeholder in [brackets] has no value, the words in the brackets are left out."
        />
        <Placeholders />
        <SignatureFields
          signatures={signatures}
          errors={fieldProblems}
          onChange={(next) => write("signatures", { ...written, signatures: next })}
        />
        {elsewhere === undefined ? null : <Banner tone="error">{elsewhere}</Banner>}
        <TheirVersion
          theirs={version.theirs}
          mine={written}
          labels={LABELS}
          show={textOf}
          onTake={setWritten}
        />
        <div className="act-bar">
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save the layout
          </Button>
        </div>
      </form>
      <LeaveModal draft={draft} what={t("this layout")} />
    </div>
  );
}

type Written = ReturnType<typeof wordsOf>;

const LABELS = {
  language: t("Language"),
  title: t("Title"),
  lead: t("Text above the name"),
  text: t("Text below the name"),
  signatures: t("Signatures"),
};

/** Returns a part of a layout as text for display. */
function textOf(name: keyof Written, written: Written): string {
  if (name === "signatures") return written.signatures.map((one) => `${one.name}, ${one.office}`).join("\n");
  if (name !== "language") return written[name];
  return LANGUAGES.find(({ code }) => code === written.language)?.name ?? "";
}

/** Returns the error text that no field shows, or undefined if the fields show all errors. */
function textElsewhere({ fields, message }: AppError): string | undefined {
  const own = /^(?:title|lead|text|signatures\.\d+\.(?:name|office))$/;
  const [other] = Object.entries(fields).filter(([name]) => !own.test(name));
  return Object.keys(fields).length === 0 ? message : other?.[1];
}

/**
 * Returns the layout in another language. Replaces texts that still have the site's default wording with the default in
 * that language.
 */
function inLanguage(written: Written, kind: CertificateKind, language: CertificateLanguage): Written {
  const before = FIRST_LAYOUTS[written.language][kind];
  const { title, lead, text } = FIRST_LAYOUTS[language][kind];
  return {
    ...written,
    language,
    title: written.title === before.title ? title : written.title,
    lead: written.lead === before.lead ? lead : written.lead,
    text: written.text === before.text ? text : written.text,
  };
}

function wordsOf({ language, title, lead, text, signatures }: Layout) {
  return {
    ...{ language, title, lead, text },
    signatures: signatures.map(({ name, office, picture }) => ({ name, office, picture })),
  };
}

/** Returns the ids of the form fields with errors. `signatures.0.name` is the name field of the first signature. */
function idsOf(fields: AppError["fields"]): string[] {
  return Object.keys(fields).map((name) => {
    const [, at, part] = /^signatures\.(\d+)\.(\w+)$/.exec(name) ?? [];
    return at === undefined ? `layout-${name}` : `${part === "office" ? "office" : "signer"}-${at}`;
  });
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
