import { CLUB } from "../../shared/club";
import { PageMeta } from "../../shared/ui/page-meta";
import { Hero } from "./hero";
import { RoadToContest } from "./road-to-contest";

/** The club's front page. */
export function HomePage() {
  return (
    <>
      <PageMeta title="Coding contests and classes" description={CLUB.description} />
      <Hero />
      <RoadToContest />
    </>
  );
}
