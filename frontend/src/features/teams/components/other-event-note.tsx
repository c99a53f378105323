import { Banner } from "../../../shared/ui/banner";

interface OtherEventNoteProps {
  /** The event in the address. */
  readonly slug: string | undefined;
  /** The event that teams are formed for; null while it is not known. */
  readonly event: { readonly slug: string; readonly title: string } | null;
}

/** The specification's own address stands for whichever event is current. */
const ANY_YEAR = "syntaxsiege";

/** For whom an old mail or a guess led to another event's address: which event the page is about. */
export function OtherEventNote({ slug, event }: OtherEventNoteProps) {
  if (event === null || slug === undefined || slug === ANY_YEAR || slug === event.slug) return null;
  return (
    <div className="pt-6">
      <Banner tone="info">Teams are formed for {event.title} now; this page is about it.</Banner>
    </div>
  );
}
