import { readHead } from "./support/head";
import { expect, test } from "./support/test";

/** What the page shows is in frontend/src/pages/event/event-page.test.tsx; events.spec.ts leads to one. */
test("an event is there as JSON-LD before any script", async ({ request, site }) => {
  for (const [slug, name, startDate, endDate] of [
    ["algOlympics", "AlgOlympics", "2024-12-25", "2025-01-04"],
    ["syntaxsiege", "Syntax Siege 2025", "2025-02-24", "2025-03-02"],
  ] as const) {
    const html = await (await request.get(`${site.url}/events/${slug}`)).text();
    const data = readHead(html)
      .data()
      .find((block) => block["@type"] === "Event");
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Event",
      name,
      startDate,
      endDate,
      url: `${site.url}/events/${slug}`,
      organizer: { "@type": "Organization", name: "CDC Coding Club" },
    });
    expect(data?.["description"]).toEqual(expect.stringMatching(/\w+/));
    expect(data?.["location"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ "@type": "Place" })]),
    );
    expect(data?.["offers"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ priceCurrency: "INR" })]),
    );
  }
});
