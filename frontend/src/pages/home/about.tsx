import type { HomePageQuery } from "../../graphql/pages/home";
import { LazyImage } from "../../shared/ui/lazy-image";
import { SectionHead } from "./section-head";

type AboutCard = HomePageQuery["siteContent"]["aboutCards"][number];

interface AboutProps {
  readonly summary: string;
  readonly cards: readonly AboutCard[];
}

export function About({ summary, cards }: AboutProps) {
  return (
    <section id="about" aria-labelledby="about-title" className="frame py-12 sm:py-16">
      <SectionHead id="about-title">About Us</SectionHead>
      <div className="grid lg:grid-cols-[5fr_7fr]">
        <p className="py-6 text-lg leading-relaxed sm:py-8 lg:border-r lg:border-rule lg:pr-10">{summary}</p>
        <ul className="lg:pl-10">
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Card({ card: { icon, title, description, width, height } }: { card: AboutCard }) {
  return (
    <li className="flex items-start gap-5 border-t border-rule py-6 sm:gap-8 sm:py-8 lg:first:border-t-0">
      {icon === null ? null : (
        <LazyImage
          src={icon}
          still={icon.replace(/#.*|$/, "#still")}
          alt=""
          width={width}
          height={height}
          className="aspect-square w-24 shrink-0 sm:w-36"
        />
      )}
      <div>
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-2 text-soft">{description}</p>
      </div>
    </li>
  );
}
