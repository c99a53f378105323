import { useId, useState } from "react";
import type { AdminColumn } from "../shared/table/admin-column";
import { AdminTable } from "../shared/table/admin-table";
import {
  CarouselArrows,
  CarouselCounter,
  CarouselDots,
  RotationButton,
} from "../shared/ui/carousel/carousel-controls";
import { CarouselFrame } from "../shared/ui/carousel/carousel-frame";
import { CarouselSlides } from "../shared/ui/carousel/carousel-slides";
import { useCarousel } from "../shared/ui/carousel/use-carousel";
import { PageHeading } from "../shared/ui/page-heading";
import { Panel } from "../shared/ui/panel";
import { StatusBadge } from "../shared/ui/badge";
import { Steps } from "../shared/ui/steps";
import { SingleTab } from "../shared/ui/single-tab";
import { Tabs } from "../shared/ui/tabs";
import { TIMINGS } from "../shared/timings";
import type { KitPart } from "./kit-part";

const SLIDES = ["The first slide", "The second slide", "The third slide"];

function SampleCarousel() {
  const id = useId();
  const carousel = useCarousel({ count: SLIDES.length, interval: TIMINGS.carouselInterval });
  return (
    <CarouselFrame
      carousel={carousel}
      labelledBy={id}
      announcement={SLIDES[carousel.selected] ?? ""}
      className="kit-carousel"
    >
      <div className="kit-line">
        <h4 id={id}>Slides</h4>
        <CarouselCounter carousel={carousel} />
      </div>
      <CarouselSlides
        carousel={carousel}
        label="Slides"
        slideClass="basis-full"
        slides={SLIDES.map((title) => ({ key: title, content: () => <p className="kit-slide">{title}</p> }))}
      />
      <div className="kit-line">
        <CarouselDots carousel={carousel} labels={SLIDES} />
        <CarouselArrows carousel={carousel} what="slide" />
        <RotationButton carousel={carousel} what="slide" />
      </div>
    </CarouselFrame>
  );
}

function SampleTabs() {
  const [tab, setTab] = useState("password");
  return (
    <Tabs
      label="Steps of a reset"
      value={tab}
      onChange={setTab}
      items={[
        { value: "email", label: "Email", content: "Where the code goes." },
        { value: "password", label: "Password", content: "What is chosen." },
        { value: "done", label: "Done", content: "", disabled: true },
      ]}
    />
  );
}

interface SampleTeam {
  readonly name: string;
  readonly ranking: number;
  readonly status: string;
}

const TEAMS: readonly SampleTeam[] = [
  { name: "Segfault Squad", ranking: 1, status: "accepted" },
  { name: "Null Pointers", ranking: 2, status: "pending" },
  { name: "Off by One", ranking: 3, status: "incomplete" },
];
const COLUMNS: readonly AdminColumn<SampleTeam>[] = [
  { key: "name", header: "Team", primary: true, value: ({ name }) => name },
  { key: "ranking", header: "Ranking", numeric: true, value: ({ ranking }) => ranking },
  {
    key: "status",
    header: "Payment",
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
];

export const BLOCKS: readonly KitPart[] = [
  {
    file: "ui/page-heading.tsx",
    names: ["PageHeading"],
    states: {
      "With everything": () => (
        <PageHeading
          kicker="Syntax Siege 2025"
          subtitle="A week of code."
          aside={<StatusBadge status="pending" />}
        >
          Your team
        </PageHeading>
      ),
    },
  },
  {
    file: "ui/panel.tsx",
    names: ["Panel"],
    states: {
      "With something aside": () => (
        <Panel title="Your details" aside={<StatusBadge status="accepted" />}>
          What it is about.
        </Panel>
      ),
    },
  },
  { file: "ui/tabs.tsx", names: ["Tabs"], states: { "One of them locked": SampleTabs } },
  {
    file: "ui/single-tab.tsx",
    names: ["SingleTab"],
    states: {
      "The first is open": () => (
        <SingleTab
          label="Steps"
          value="create"
          items={[
            { value: "create", label: "Create Team" },
            { value: "add", label: "Add Member" },
          ]}
        >
          Panel
        </SingleTab>
      ),
    },
  },
  {
    file: "ui/steps.tsx",
    names: ["Steps"],
    states: { "At the second": () => <Steps steps={["Email", "Code", "Password"]} current={1} /> },
  },
  {
    file: "ui/carousel/carousel-frame.tsx",
    names: ["CarouselFrame"],
    states: { "With all its controls": SampleCarousel },
  },
  {
    file: "ui/carousel/carousel-slides.tsx",
    names: ["CarouselSlides"],
    states: {},
    note: "Above, in its frame.",
  },
  {
    file: "ui/carousel/carousel-controls.tsx",
    names: ["CarouselArrows", "RotationButton", "CarouselCounter", "CarouselDots"],
    states: {},
    note: "Above, in their frame.",
  },
  {
    file: "table/admin-table.tsx",
    names: ["AdminTable"],
    states: {
      "Three rows": () => (
        <AdminTable
          caption="Teams"
          noun={["team", "teams"]}
          columns={COLUMNS}
          rows={TEAMS}
          rowKey={({ name }) => name}
          searchHint="Team"
          empty="No team yet."
        />
      ),
    },
  },
  {
    file: "ui/page-meta.tsx",
    names: ["PageMeta"],
    states: {},
    note: "Nothing to see: it writes title, description and canonical address into the document's head.",
  },
];
