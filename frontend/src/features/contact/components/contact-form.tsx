import { Suspense } from "react";
import { lazyPart } from "../../../shared/lazy-page";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ErrorSummary } from "../../../shared/ui/error-summary";
import { TextAreaField, TextField } from "../../../shared/ui/text-field";
import { useSession } from "../../../shared/session/session-store";
import { useHydrated } from "../../../shared/hooks/use-hydrated";
import { inTab } from "../../../shared/stored";
import { useContactForm } from "../hooks/use-contact-form";
import type { FieldProps } from "../../../shared/ui/field-frame";

/** The draft's key in `sessionStorage`, which the browser deletes with the tab. */
const DRAFT_KEY = "contactDraft";
const ContactDraft = lazyPart(() => import("./contact-draft").then((m) => m.ContactDraft));

/**
 * The form for a message to the club. The outcome is shown next to the button. The server's HTML already contains the
 * form, but the button submits nothing until the script has loaded. Otherwise the browser would put the typed text into
 * the address.
 */
export function ContactForm() {
  const { form, formProps, sent, problem } = useContactForm();
  const hydrated = useHydrated();
  const session = useSession();
  const begun = Object.values(form.values).join("") !== "";
  const hasMistakes = form.summary.length > 0;
  return (
    <form
      {...formProps}
      data-unready={hydrated ? undefined : ""}
      aria-label="Contact"
      className="relative grid gap-6"
    >
      <ErrorSummary errors={form.summary} title={problem ?? undefined} />
      <div className="grid gap-5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        <TextField {...form.field("firstName")} label="First Name" autoComplete="given-name" />
        <TextField {...form.field("lastName")} label="Last Name" autoComplete="family-name" />
        <TextField {...form.field("email")} label="Email" type="email" autoComplete="email" />
        <TextField {...form.field("phone")} label="Phone" type="tel" autoComplete="tel" />
        <div className="col-span-full">
          <TextAreaField {...form.field("message")} label="Message" rows={6} />
        </div>
      </div>
      {hydrated && (begun || session !== null || inTab.get(DRAFT_KEY) !== null) ? (
        <Suspense>
          <ContactDraft storageKey={DRAFT_KEY} values={form.values} set={form.set} />
        </Suspense>
      ) : null}
      <Honeypot {...form.field("website")} />
      {problem !== null && !hasMistakes ? <Banner tone="error">{problem}</Banner> : null}
      {sent !== null && !hasMistakes && problem === null ? <Banner tone="success">{sent}</Banner> : null}
      <p className="text-soft">We will answer by e-mail.</p>
      <div className="grid sm:justify-start">
        <Button type={hydrated ? "submit" : "button"} busy={form.busy} busyLabel="Sending...">
          Send Message
        </Button>
      </div>
    </form>
  );
}

type HoneypotProps = Required<Pick<FieldProps, "id" | "name" | "value" | "onChange">>;

/**
 * A field that only bots fill in. The server drops a message with a value in this field. The field is invisible, and
 * outside the tab order and the accessibility tree (`inert`). Its attributes tell password managers to leave it empty.
 */
function Honeypot({ id, name, value, onChange }: HoneypotProps) {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label htmlFor={id}>Website</label>
      <input
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
