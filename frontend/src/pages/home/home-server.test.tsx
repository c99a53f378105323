/** @jest-environment <rootDir>/../scripts/jest/shared-environment.ts */
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { ClubContext } from "../../shared/club";
import { clubOf } from "../../shared/club-data";
import { PageDataProvider } from "../../shared/page-data/page-data";
import { PageStore } from "../../shared/page-data/page-store";
import { SiteOriginProvider } from "../../shared/site-origin";
import { SITE_CONTENT } from "../../shared/testing/embedded-club";
import { HomePage } from "./home-page";
import { HOME } from "./testing/home-fixture";

test("the server's page has every event, glimpse and testimonial, and nothing that only a script could reach", async () => {
  const { prelude } = await prerender(
    <SiteOriginProvider origin="https://club.example.org">
      <ClubContext value={clubOf(SITE_CONTENT)}>
        <PageDataProvider
          store={new PageStore(() => Promise.reject(new Error("asked")), { "HomePage {}": HOME })}
        >
          <StaticRouter location="/">
            <HomePage />
          </StaticRouter>
        </PageDataProvider>
      </ClubContext>
    </SiteOriginProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const sent = await new Response(prelude).text();
  const { siteContent, events } = HOME;
  for (const { title } of events) expect(sent).toContain(title);
  for (const { image } of siteContent.glimpses) expect(sent).toContain(`src="${String(image)}"`);
  for (const { feedback } of siteContent.testimonials) expect(sent).toContain(feedback);
  expect(sent).not.toMatch(/ inert|<script/);
});
