import { ALG_OLYMPICS, SYNTAX_SIEGE } from "../../pages/event/testing/events";
import { SITE_CONTENT } from "../../shared/testing/embedded-club";
import { schemaOrgEvent } from "./schema-org-event";

type Event = typeof SYNTAX_SIEGE;

const SITE = { origin: "https://club.example.org", content: SITE_CONTENT };
const read = (event: Event, now = "2025-02-20T00:00:00Z") =>
  schemaOrgEvent(event, SITE, "/media/sharing/syntaxsiege.png", Date.parse(now));

test("an event that teams register for: free, then the fee for Round 2", () => {
  expect(read(SYNTAX_SIEGE)).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Event",
    name: "Syntax Siege 2025",
    startDate: "2025-02-24",
    endDate: "2025-03-02",
    eventStatus: "https://schema.org/EventScheduled",
    image: [
      "https://club.example.org/media/sharing/syntaxsiege.png",
      "https://club.example.org/media/events/syntaxsiege.svg",
    ],
    organizer: { "@type": "Organization", url: "https://club.example.org/" },
    isAccessibleForFree: false,
    offers: [
      { name: "Registration", price: "0.00", availability: "https://schema.org/InStock" },
      { name: "Round 2", price: "360.00", priceCurrency: "INR", validThrough: "2025-03-01T11:30:00.000Z" },
    ],
  });
});

test("an event that is over: what it cost, sold out", () => {
  expect(read(ALG_OLYMPICS).offers).toEqual([
    {
      "@type": "Offer",
      name: "Registration",
      price: "150.00",
      priceCurrency: "INR",
      url: "https://club.example.org/events/algOlympics",
      availability: "https://schema.org/SoldOut",
    },
  ]);
});

test("registration kept open past its end: the end is left out", () => {
  for (const offer of read(SYNTAX_SIEGE, "2025-03-02T00:00:00Z").offers ?? []) {
    expect(offer).toHaveProperty("availability", "https://schema.org/InStock");
    expect(offer).not.toHaveProperty("validThrough");
  }
});

test("an event ahead: what can be had from a moment on, nothing while the moment is unknown", () => {
  const ahead: Event = { ...SYNTAX_SIEGE, state: "upcoming", registrationOpen: false };
  expect(read(ahead)).not.toHaveProperty("offers");
  const opens = "2025-02-22T03:30:00.000Z";
  expect(read({ ...ahead, registrationOpensAt: opens }).offers?.[0]).toMatchObject({
    availability: "https://schema.org/InStock",
    validFrom: opens,
  });
});

test("an event without a poster still has the picture for sharing, and one from elsewhere keeps its address", () => {
  expect(read({ ...SYNTAX_SIEGE, picture: null }).image).toHaveLength(1);
  expect(read({ ...SYNTAX_SIEGE, picture: "https://media.example/siege.webp" }).image).toContain(
    "https://media.example/siege.webp",
  );
});

test.each([
  ["Online", "Online", ["VirtualLocation"]],
  ["Online, then the university lab", "Mixed", ["Place", "VirtualLocation"]],
  ["University lab", "Offline", ["Place"]],
  ["", "Offline", ["Place"]],
])("at %j one attends %s", (venue, mode, places) => {
  const { eventAttendanceMode, location } = read({ ...ALG_OLYMPICS, venue });
  expect(eventAttendanceMode).toBe(`https://schema.org/${mode}EventAttendanceMode`);
  expect(location.map((place) => place["@type"])).toEqual(places);
});

test("a venue that is to be announced is no place's name", () => {
  expect(read({ ...ALG_OLYMPICS, venue: "To be announced" }).location).toMatchObject([
    { "@type": "Place", name: "Sample University" },
  ]);
});
