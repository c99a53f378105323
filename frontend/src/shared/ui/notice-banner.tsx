import type { Notice } from "../hooks/use-notice";
import { Banner } from "./banner";

/** Class names of a notice that stays visible at any scroll position. */
export const STICKY = "sticky top-(--bar-height) z-20";

interface NoticeBannerProps {
  readonly notice: Notice | null;
  /** Class names of the banner's wrapper. Without them, the banner is a direct child of the surrounding grid. */
  readonly className?: string;
  readonly onDismiss?: () => void;
}

/** The outcome of the latest action. Shows nothing without a notice. */
export function NoticeBanner({ notice, className, ...on }: NoticeBannerProps) {
  if (notice === null) return null;
  const banner = (
    <Banner tone={notice.tone} {...on}>
      {notice.text}
    </Banner>
  );
  return className === undefined ? banner : <div className={className}>{banner}</div>;
}
