import { Suspense, type ReactNode } from "react";
import { useWidthFrom } from "../shared/hooks/use-media-query";
import { lazyPage } from "../shared/lazy-page";
import { BREAKPOINTS } from "../shared/timings";
import { PageHeading } from "../shared/ui/page-heading";
import { PageMeta } from "../shared/ui/page-meta";

/** The picture next to the form on wide screens, loaded lazily so that phones do not load its script. */
const LiveArt = lazyPage("LiveArt", () => import("../features/events/components/live-art"));

interface AccountFrameProps {
  readonly title: string;
  readonly subtitle: string;
  /** The description for search engines. */
  readonly description: string;
  /** The reason for the visit, such as an invitation, shown instead of the subtitle and the picture. */
  readonly purpose?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows the frame of the account screens: a heading on the left and a narrow form on the right, stacked on small
 * screens.
 */
export function AccountFrame(props: AccountFrameProps) {
  const { title, subtitle, description, purpose, children } = props;
  const wide = useWidthFrom(BREAKPOINTS.lg);
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta title={title} description={description} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <PageHeading {...(purpose === undefined ? { subtitle } : {})} kicker="Account">
            {title}
          </PageHeading>
          {purpose}
          {wide && purpose === undefined ? (
            <div className="mt-6">
              <Suspense>
                <LiveArt />
              </Suspense>
            </div>
          ) : null}
        </div>
        <div className="max-w-xl lg:border-l lg:border-rule lg:pl-16">{children}</div>
      </div>
    </div>
  );
}
