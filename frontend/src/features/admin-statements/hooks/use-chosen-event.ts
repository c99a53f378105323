import { useState } from "react";
import { useDraft } from "../../../shared/drafts/use-draft";

/** Address of the event that a statement is for, "" for the current one. It stays chosen while one looks elsewhere. */
export function useChosenEvent() {
  const [eventSlug, setEventSlug] = useState("");
  useDraft({
    key: "statement event",
    value: eventSlug,
    restore: setEventSlug,
    dirty: eventSlug !== "",
    asks: false,
  });
  return [eventSlug, setEventSlug] as const;
}
