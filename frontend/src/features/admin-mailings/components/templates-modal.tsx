import { useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import {
  MailTemplatesDocument,
  type MailTemplatesQuery,
  useDeleteMailTemplateMutation,
  useMailTemplatesQuery,
  SaveMailTemplateDocument,
} from "../../../graphql/features/admin-mailings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { Unsaved } from "../../../shared/drafts/unsaved";
import { TheirVersion } from "../../../shared/versions/their-version";
import { useVersion } from "../../../shared/versions/use-version";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { FormFailure } from "../../../shared/forms/form-failure";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { useNotice } from "../../../shared/hooks/use-notice";
import { LANGUAGE, LANGUAGES } from "../../../shared/language";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { ListState } from "../../../shared/ui/list-state";
import { Modal } from "../../../shared/ui/modal";
import { DoneButton } from "../../../shared/ui/modal-buttons";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { RowButton } from "../../../shared/ui/row-button";
import { SelectField } from "../../../shared/ui/select-field";
import { TextField } from "../../../shared/ui/text-field";
import { oneSpaced } from "@contract/kernel/contract/plain-text";
import { t } from "@contract/kernel/contract/t";

type Template = MailTemplatesQuery["mailTemplates"][number];

/** The current mail's text, to save as a template. */
export interface Wording {
  readonly subject: string;
  readonly text: string;
  /** The qualification that the recipients' teams must have. Null means all teams. */
  readonly standing: Template["standing"];
}

interface TemplatesModalProps {
  readonly written: Wording;
  readonly onUse: (template: Template) => void;
  readonly onClose: () => void;
}

/** Lists the mail templates. An admin can use or delete a template, and save a new one. */
export function TemplatesModal({ written, onUse, onClose }: TemplatesModalProps) {
  const query = useMailTemplatesQuery({ fetchPolicy: "network-only" });
  const { data, ...state } = useQueryState(query, FALLBACKS.generic);
  const [language, setLanguage] = useState<string>(LANGUAGE);
  const templates = data?.mailTemplates.map((template) => templateIn(template, language)) ?? [];
  const { notice, show } = useNotice();
  const [deleteTemplate] = useDeleteMailTemplateMutation();
  const deleting = useConfirmedAction(
    async ({ id }: Template) =>
      (await deleteTemplate({ variables: { input: { id } } })).data?.deleteMailTemplate.message,
    (text) => {
      show("success", text);
      void state.reload();
    },
  );
  return (
    <Modal open onClose={onClose} title="Templates" footer={<DoneButton onClose={onClose} />}>
      <NoticeBanner notice={notice} />
      <ListState state={state}>
        {templates.some(({ wordings }) => wordings.length > 0) ? (
          <SelectField
            id="template-language"
            name="language"
            label="Language"
            hint="Language of the site's own templates. All recipients get the same text. To reach students who read different languages, choose all languages."
            value={language}
            options={[
              ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
              { value: EVERY_LANGUAGE, label: t("All languages, one below the other") },
            ]}
            onChange={setLanguage}
          />
        ) : null}
        <ul className="divide-y divide-rule border-y border-rule">
          {templates.map((template) => (
            <li key={template.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-semibold wrap-anywhere">{template.name}</p>
                <p className="text-sm wrap-anywhere text-soft">{template.subject}</p>
                {template.standing === null ? null : (
                  <p className="text-sm text-soft">
                    For teams that {template.standing === "QUALIFIED" ? "qualified" : "did not qualify"}
                  </p>
                )}
              </div>
              <span className="-mx-3 flex">
                <RowButton of={template.name} onClick={() => onUse(template)}>
                  Use
                </RowButton>
                <RowButton of={template.name} onClick={() => deleting.ask(template)}>
                  Delete
                </RowButton>
              </span>
            </li>
          ))}
        </ul>
        {data?.mailTemplates.length === 0 ? <p className="text-soft">There are no templates yet.</p> : null}
      </ListState>
      {deleting.asked === null ? null : (
        <ConfirmModal
          {...deleting.modal}
          title={`Delete the template ${deleting.asked.name}?`}
          confirmLabel="Delete template"
          busyLabel="Deleting..."
          danger
        >
          Mails written with this template do not change.
        </ConfirmModal>
      )}
      <SaveTemplateForm
        written={written}
        templates={data?.mailTemplates ?? []}
        reload={state.reload}
        onSaved={(text) => {
          show("success", text);
          void state.reload();
        }}
      />
    </Modal>
  );
}

interface SaveTemplateFormProps {
  readonly written: Wording;
  readonly templates: readonly Template[];
  readonly reload: () => Promise<void>;
  readonly onSaved: (text: string) => void;
}

/** The version for a template that is not stored yet. */
const NEW = "0";

/**
 * Saves the current mail as a template. The only way to edit a template is to replace it by saving under the same name.
 */
function SaveTemplateForm({ written, templates, reload, onSaved }: SaveTemplateFormProps) {
  const requestedName = useRef("");
  /** Returns the version of the template with this name in the list above, or NEW if there is none. */
  const seenOf = (name: string) => templates.find((one) => isNamed(one.name, name))?.version ?? NEW;
  const fetchTemplates = useFetch(MailTemplatesDocument, "no-cache");
  const version = useVersion(NEW, async () => {
    const { mailTemplates } = await fetchTemplates();
    await reload();
    const stored = mailTemplates.find(({ name }) => isNamed(name, requestedName.current));
    return stored
      ? { values: { subject: stored.subject, text: stored.text }, version: stored.version }
      : null;
  });
  const form = useMutationForm(
    SaveMailTemplateDocument,
    () => import("@contract/modules/mailings/contract/mail-plan.input").then((m) => m.SaveMailTemplateInput),
    {
      initial: { name: "" },
      toInput: ({ name }) => ({ name, version: seenOf(name), ...written }),
      version,
      around: (save, { name }) => {
        requestedName.current = name;
        return save();
      },
      onDone: ({ message }) => {
        form.reset();
        onSaved(message);
      },
    },
  );
  if (written.subject.trim() === "" || written.text.trim() === "")
    return (
      <p className="text-sm text-soft">
        Write a subject and a text first. Then you can save them as a template.
      </p>
    );
  return (
    <form {...form.formProps} aria-label="Save as a template" className="grid gap-3">
      <FormFailure form={form} />
      <Unsaved dirty={form.dirty} />
      <TheirVersion
        theirs={version.theirs}
        mine={written}
        labels={{ subject: t("Subject"), text: t("Text") }}
      />
      <TextField
        {...form.field("name")}
        label="Save the current text as"
        hint="This replaces a template with the same name."
        maxLength={LIMITS.mailTemplateNameMax}
        autoComplete="off"
        action={
          <SubmitButton form={form} variant="secondary" busyLabel="Saving...">
            Save
          </SubmitButton>
        }
      />
    </form>
  );
}

/** Compares names as the server does: several spaces inside a name count as one. */
function isNamed(name: string, typed: string): boolean {
  return name === oneSpaced(typed);
}

/** The choice "all languages": every recipient gets the same mail, with its text in each language below the other. */
const EVERY_LANGUAGE = "every";

/** Returns a template with its text in the given language. The club's own templates have only one text. */
function templateIn(template: Template, language: string): Template {
  const { wordings } = template;
  const chosen = wordings.find((one) => one.language === language);
  if (chosen) return { ...template, subject: chosen.subject, text: chosen.text };
  const [first, ...others] = [
    ...wordings.filter((one) => one.language === LANGUAGE),
    ...wordings.filter((one) => one.language !== LANGUAGE),
  ];
  if (language !== EVERY_LANGUAGE || first === undefined) return template;
  const text = [first, ...others].map((one) => one.text).join("\n\n---\n\n");
  return { ...template, subject: first.subject, text };
}
