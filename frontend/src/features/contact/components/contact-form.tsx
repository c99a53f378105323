import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ErrorSummary } from "../../../shared/ui/error-summary";
import { TextAreaField } from "../../../shared/ui/text-area-field";
import { TextField } from "../../../shared/ui/text-field";
import { useContactForm } from "../hooks/use-contact-form";
import { CONTACT_GRID, CONTACT_LABELS, MESSAGE_ROWS } from "./contact-fields";
import { Honeypot } from "./honeypot";

/** A message to the club. What became of it is said beside the button that sent it. */
export function ContactForm() {
  const { form, formProps, sent, problem } = useContactForm();
  const wrong = form.summary.length > 0;
  return (
    <form {...formProps} aria-label="Contact" className="relative grid gap-6">
      <ErrorSummary errors={form.summary} title={problem ?? undefined} />
      <div className={CONTACT_GRID}>
        <TextField {...form.field("firstName")} label={CONTACT_LABELS.firstName} autoComplete="given-name" />
        <TextField {...form.field("lastName")} label={CONTACT_LABELS.lastName} autoComplete="family-name" />
        <TextField {...form.field("email")} label={CONTACT_LABELS.email} type="email" autoComplete="email" />
        <TextField {...form.field("phone")} label={CONTACT_LABELS.phone} type="tel" autoComplete="tel" />
        <div className="sm:col-span-2">
          <TextAreaField {...form.field("message")} label={CONTACT_LABELS.message} rows={MESSAGE_ROWS} />
        </div>
      </div>
      <Honeypot {...form.field("website")} />
      {problem !== null && !wrong ? <Banner tone="error">{problem}</Banner> : null}
      {sent !== null && !wrong && problem === null ? <Banner tone="success">{sent}</Banner> : null}
      <div className="grid sm:justify-start">
        <Button type="submit" busy={form.busy} busyLabel="Sending...">
          Send Message
        </Button>
      </div>
    </form>
  );
}
