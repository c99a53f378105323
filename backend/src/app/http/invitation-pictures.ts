import type { FastifyInstance } from "fastify";
import { INVITATION_PICTURE } from "../../kernel/contract/paths.js";
import type { InvitationService } from "../../modules/teams/invitations/invitation.service.js";
import { invitationPicture } from "../../modules/teams/invitations/picture/invitation-picture.js";

/** Pictures in memory, of some 5 kB each. */
const MOST_PICTURES = 200;

/**
 * Serves the picture of an invitation link, for programs that show shared addresses: drawn once for each team's name, with
 * nothing of anybody in it.
 */
export function addInvitationPictures(
  app: FastifyInstance,
  invitations: Pick<InvitationService, "invitation">,
  clubName: string,
): void {
  const pictures = new Map<string, Buffer>();
  app.get<{ Params: { token: string } }>(INVITATION_PICTURE, async ({ params }, reply) => {
    const invitation = await invitations.invitation(params.token);
    void reply.header("x-robots-tag", "noindex");
    if (invitation === null) return reply.status(404).type("text/plain").send("Not found");
    const { teamName, event } = invitation;
    const key = `${event.title}\n${teamName}`;
    const picture = pictures.get(key) ?? invitationPicture({ clubName, teamName, eventTitle: event.title });
    const [oldest] = pictures.keys();
    if (pictures.size >= MOST_PICTURES && oldest !== undefined) pictures.delete(oldest);
    pictures.set(key, picture);
    return reply.header("cache-control", "public, max-age=3600").type("image/png").send(picture);
  });
}
