import type { FastifyInstance } from "fastify";
import { INVITATION_PICTURE, RESULT_PICTURE } from "../../kernel/contract/page-paths.js";
import { placeText } from "../../modules/rankings/contract/result-row.js";
import type { ResultsService } from "../../modules/rankings/results/results.service.js";
import type { InvitationService } from "../../modules/teams/invitations/invitation.service.js";
import type { PictureCache } from "./picture-cache.js";

/**
 * Serves the picture of an invitation link, for link previews. The picture shows the names of the club, the team and
 * the event, but no personal data.
 */
export function addInvitationPictures(
  app: FastifyInstance,
  invitations: Pick<InvitationService, "invitation">,
  clubName: () => string,
  pictures: PictureCache,
): void {
  app.get<{ Params: { token: string } }>(INVITATION_PICTURE, async ({ params }, reply) => {
    const invitation = await invitations.invitation(params.token);
    void reply.header("x-robots-tag", "noindex");
    if (invitation === null) return reply.status(404).type("text/plain").send("Not found");
    const { teamName, event } = invitation;
    const texts = { clubName: clubName(), label: "Join the team", name: teamName, footer: event.title };
    const picture = await pictures.get(texts);
    return reply.header("cache-control", "public, max-age=3600").type("image/png").send(picture);
  });
}

interface Asked {
  Params: { slug: string; key: string };
  Querystring: { year?: string };
}

/**
 * Serves the picture of a team's result, for link previews. The picture shows the team's name and place, but no
 * person's name.
 */
export function addResultPictures(
  app: FastifyInstance,
  results: Pick<ResultsService, "ofSlug">,
  clubName: () => string,
  pictures: PictureCache,
): void {
  app.get<Asked>(RESULT_PICTURE, async ({ params, query }, reply) => {
    const year = /^\d{4}$/.exec(query.year ?? "")?.[0];
    const ranking = await results.ofSlug(params.slug, year === undefined ? null : Number(year));
    const row = ranking?.rows.find(({ key }) => `${key}.png` === params.key);
    void reply.header("x-robots-tag", "noindex");
    if (!ranking || !row) return reply.status(404).type("text/plain").send("Not found");
    const { event, rows, kind } = ranking;
    const label = `${kind === "live" ? "Now place" : "Place"} ${placeText(row)} of ${String(rows.length)}`;
    const footer = year === undefined ? event.title : `${event.title}, ${year}`;
    // The cache lifetime is short, because a place can change during a contest or be corrected afterwards.
    void reply.header("cache-control", "public, max-age=60");
    const texts = { clubName: clubName(), label, name: row.teamName, footer };
    return reply.type("image/png").send(await pictures.get(texts));
  });
}
