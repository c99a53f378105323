import { Suspense } from "react";
import { RegisterLink } from "../../features/events/components/register-link";
import { buttonClass } from "../../shared/ui/button-style";
import { stillSection } from "../../shared/lazy-section";
import { SectionHead } from "./section-head";
import { ROAD_STEPS_ID } from "./road-steps-id";

const RoadSteps = stillSection(ROAD_STEPS_ID, async () => (await import("./road-steps")).RoadSteps);

/** How a team gets from here to the contest, as a ranked list; between events there is nothing to register for. */
export function RoadToContest({ hasEvent }: { readonly hasEvent: boolean }) {
  return (
    <section aria-labelledby="road-title" className="frame py-12 sm:py-16">
      <SectionHead
        id="road-title"
        aside={
          hasEvent ? (
            <RegisterLink open className={buttonClass("primary")}>
              Register your team
            </RegisterLink>
          ) : null
        }
      >
        How to take part
      </SectionHead>
      <Suspense fallback={<div className="min-h-96" />}>
        <RoadSteps />
      </Suspense>
    </section>
  );
}
