import { useEffect, useRef } from "react";
import type { Notice } from "../../../shared/hooks/use-notice";
import { NoticeBanner } from "../../../shared/ui/notice-banner";

/**
 * The banner above the forms. A new notice scrolls the banner into view, because the pressed button may be far below
 * it.
 */
export function NoticeArea({ notice }: { readonly notice: Notice | null }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice !== null) area.current?.scrollIntoView({ block: "nearest" });
  }, [notice]);
  return (
    <div ref={area} className="scroll-mt-24">
      <NoticeBanner notice={notice} className="pb-6" />
    </div>
  );
}
