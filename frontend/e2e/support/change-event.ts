import { demoAdmin, graphql } from "./demo-site";
import type { Site } from "./site";

const FIELDS = `id slug title summary description image schedule venue hours room contact rules prizes syllabus faq fee maxTeamSize
  firstDay lastDay registrationOpensAt registrationClosesAt registration state qualifyingRank notices { title description link }`;

/** Another admin changes an event, in their own window somewhere. */
export async function changeEvent(site: Site, slug: string, change: object): Promise<void> {
  const admin = await demoAdmin(site);
  const { event } = await graphql<{ event: { id: string } }>(
    site,
    admin,
    `query ($slug: String!) { event(slug: $slug) { ${FIELDS} } }`,
    { slug },
  );
  const { id: eventId, ...now } = event;
  await graphql(
    site,
    admin,
    "mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { message } }",
    { input: { eventId, ...now, ...change } },
  );
}
