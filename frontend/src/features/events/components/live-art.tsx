import { useEffect, useState } from "react";
import { LiveArt as Query, type LiveArtQuery } from "../../../graphql/pages/own";
import { askServer } from "../../../shared/page-data/ask-server";
import { useWidthFrom } from "../../../shared/hooks/use-media-query";
import { BREAKPOINTS } from "../../../shared/timings";
import { LazyImage } from "../../../shared/ui/lazy-image";
import { ARTWORK } from "../event-facts";

/** The picture of the event that people sign up for, where there is room for it; its place stays empty without one. */
export function LiveArt() {
  const wide = useWidthFrom(BREAKPOINTS.lg);
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    if (!wide) return;
    askServer(Query.text, {}).then(
      (data) => setPicture((data as LiveArtQuery).currentEvent?.picture ?? null),
      () => undefined,
    );
  }, [wide]);
  if (!wide) return null;
  return <LazyImage src={picture} {...ARTWORK} alt="" className="border-2 border-ink" />;
}
