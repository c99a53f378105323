import { Suspense, type ReactNode } from "react";
import { HomePage as HomePageData } from "../../graphql/pages/home";
import { useClub } from "../../shared/club";
import { lazySection } from "../../shared/lazy-section";
import { usePageData } from "../../shared/page-data/page-data";
import { paths } from "@contract/kernel/contract/paths";
import { PageMeta } from "../../shared/ui/page-meta";
import { Hero } from "./hero";
import { RoadToContest } from "./road-to-contest";

const About = lazySection("about", async () => (await import("./about")).About);
const OurEvents = lazySection("our-events", async () => (await import("./our-events")).OurEvents);
const Glimpses = lazySection("glimpses", async () => (await import("./glimpses")).Glimpses);
const Testimonials = lazySection("testimonials", async () => (await import("./testimonials")).Testimonials);

export function HomePage() {
  const { siteContent, events, eventWinners } = usePageData(HomePageData, {});
  const { club, takePart, aboutCards, glimpses, testimonials, hasSamplePeople } = siteContent;
  const current = events.find(({ state }) => state === "current");
  // The club's link may name an event that has ended since the link was written.
  const named = events.filter(({ title }) => title === club.liveLink?.label);
  const isOutdated = named.length > 0 && named.every(({ isOver }) => isOver);
  const hasResults = eventWinners.some(({ slug }) => slug === current?.slug);
  return (
    <>
      <PageMeta title="Coding contests and classes" description={useClub().description} path={paths.home} />
      <Hero live={isOutdated ? null : club.liveLink} event={current} hasResults={hasResults} />
      <RoadToContest steps={takePart} event={current} />
      <Section>{aboutCards.length > 0 ? <About summary={club.summary} cards={aboutCards} /> : null}</Section>
      <Section>{events.length > 0 ? <OurEvents events={events} /> : null}</Section>
      <Section>{glimpses.length > 0 ? <Glimpses glimpses={glimpses} /> : null}</Section>
      <Section>
        {testimonials.length > 0 ? (
          <Testimonials testimonials={testimonials} samples={hasSamplePeople} />
        ) : null}
      </Section>
    </>
  );
}

/**
 * Shows the server's HTML of a section until the section's script is loaded. After a navigation within the site, there
 * is no such HTML, so an empty space is shown instead.
 */
function Section({ children }: { children: ReactNode }) {
  return <Suspense fallback={<div className="min-h-[40rem]" />}>{children}</Suspense>;
}
