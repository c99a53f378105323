import { useEffect, useState } from "react";
import { LiveArt as Query, type LiveArtQuery } from "../../../graphql/pages/own";
import { askServer } from "../../../shared/page-data/ask-server";
import { LazyImage } from "../../../shared/ui/lazy-image";
import { ARTWORK } from "../event-facts";

/** The picture of the current event. If there is no picture, its space stays empty. */
export function LiveArt() {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    askServer(Query.text, {}).then(
      (data) => setPicture((data as LiveArtQuery).currentEvent?.picture ?? null),
      () => undefined,
    );
  }, []);
  return (
    <LazyImage
      src={picture}
      {...ARTWORK}
      alt=""
      className={`border-2 ${picture === null ? "invisible" : "border-ink"}`}
    />
  );
}
