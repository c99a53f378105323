import { Suspense } from "react";
import type { HomePageQuery } from "../../graphql/pages/home";
import { RegisterLink } from "../../features/events/components/register-link";
import { buttonClass } from "../../shared/ui/button";
import { stillSection } from "../../shared/lazy-section";
import { SectionHead } from "./section-head";
import { ROAD_STEPS_ID } from "./road-steps-id";

const RoadSteps = stillSection(ROAD_STEPS_ID, async () => (await import("./road-steps")).RoadSteps);

interface RoadToContestProps {
  /** The club's own steps. Empty if the steps should be derived from the event. */
  readonly steps: HomePageQuery["siteContent"]["takePart"];
  /** The current event, if any. */
  readonly event: HomePageQuery["events"][number] | undefined;
}

/**
 * Shows how a team gets to the contest, as a numbered list. If there is no current event, there is no button to
 * register.
 */
export function RoadToContest({ steps, event }: RoadToContestProps) {
  return (
    <section aria-labelledby="road-title" className="frame py-12 sm:py-16">
      <SectionHead
        id="road-title"
        aside={
          event !== undefined ? (
            <RegisterLink
              slug={event.slug}
              open={event.registrationOpen}
              className={buttonClass("secondary")}
            >
              Register Your Team
            </RegisterLink>
          ) : null
        }
      >
        How to take part
      </SectionHead>
      <Suspense fallback={<div className="min-h-96" />}>
        <RoadSteps own={steps} event={event} />
      </Suspense>
    </section>
  );
}
