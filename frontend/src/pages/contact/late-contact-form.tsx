import { lazy, Suspense } from "react";
import { ContactFormSkeleton } from "../../features/contact/components/contact-form-skeleton";
import { FormUnavailable } from "../../features/contact/components/form-unavailable";
import { useHydrated } from "../../shared/hooks/use-hydrated";

/** The form with its rules and Apollo, fetched once the page itself is there. */
const ContactForm = lazy(async () => {
  try {
    const [{ ApolloBoundary }, { ContactForm: Form }] = await Promise.all([
      import("../../shared/apollo/apollo-boundary"),
      import("../../features/contact/components/contact-form"),
    ]);
    return {
      default: () => (
        <ApolloBoundary>
          <Form />
        </ApolloBoundary>
      ),
    };
  } catch {
    return { default: FormUnavailable };
  }
});

/** The form, and its skeleton until then. A server renders the skeleton: without script there is no form to send. */
export function LateContactForm() {
  const skeleton = <ContactFormSkeleton />;
  return useHydrated() ? (
    <Suspense fallback={skeleton}>
      <ContactForm />
    </Suspense>
  ) : (
    skeleton
  );
}
