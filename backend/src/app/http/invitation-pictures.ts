import type { FastifyInstance } from "fastify";
import { INVITATION_PICTURE } from "../../kernel/contract/page-paths.js";
import type { InvitationService } from "../../modules/teams/invitations/invitation.service.js";
import type { PictureCache } from "./picture-cache.js";

/**
 * Serves the picture of an invitation link, for programs that show shared addresses: drawn once for each team's name, with
 * nothing of anybody in it.
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
