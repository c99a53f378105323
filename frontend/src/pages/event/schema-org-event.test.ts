import { schemaOrgEvent } from "./schema-org-event";
import { ALG_OLYMPICS, SYNTAX_SIEGE } from "./testing/events";

const absolute = (address: string) => `https://club.example.org${address}`;

test("an event that teams register for: free, then the fee for Round 2", () => {
  expect(schemaOrgEvent(SYNTAX_SIEGE, absolute)).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Event",
    name: "Syntax Siege 2025",
    startDate: "2025-02-24",
    endDate: "2025-03-02",
    eventStatus: "https://schema.org/EventScheduled",
    image: ["https://club.example.org/media/events/syntaxsiege.svg"],
    organizer: { "@type": "Organization", url: "https://club.example.org/" },
    isAccessibleForFree: false,
    offers: [
      { name: "Registration", price: "0.00", availability: "https://schema.org/InStock" },
      { name: "Round 2", price: "360.00", priceCurrency: "INR", validThrough: "2025-03-01T11:30:00.000Z" },
    ],
  });
});

test("an event that is over: what it cost, sold out", () => {
  const { offers } = schemaOrgEvent(ALG_OLYMPICS, absolute);
  expect(offers).toEqual([
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

test.each([
  ["Online", "Online", ["VirtualLocation"]],
  ["Online, then the university lab", "Mixed", ["Place", "VirtualLocation"]],
  ["University lab", "Offline", ["Place"]],
  ["", "Offline", ["Place"]],
])("at %j one attends %s", (venue, mode, places) => {
  const { eventAttendanceMode, location } = schemaOrgEvent({ ...ALG_OLYMPICS, venue }, absolute);
  expect(eventAttendanceMode).toBe(`https://schema.org/${mode}EventAttendanceMode`);
  expect(location.map((place) => place["@type"])).toEqual(places);
});
