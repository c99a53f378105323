import type { Notice } from "../hooks/use-notice";
import { Banner } from "./banner";

/** For a notice that stays in sight however far down one is. */
export const STICKY = "sticky top-(--bar-height) z-20";

interface NoticeBannerProps {
  readonly notice: Notice | null;
  /** Its place, if not in a row of the grid around it. */
  readonly className?: string;
  readonly onDismiss?: () => void;
}

/** What came of the last thing that was done; nothing while there is nothing to say. */
export function NoticeBanner({ notice, className, ...on }: NoticeBannerProps) {
  if (notice === null) return null;
  const banner = (
    <Banner tone={notice.tone} {...on}>
      {notice.text}
    </Banner>
  );
  return className === undefined ? banner : <div className={className}>{banner}</div>;
}
