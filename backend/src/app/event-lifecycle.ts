import type { CertificateLayoutService } from "../modules/certificates/certificate-layout.service.js";
import type { EventHistoryService } from "../modules/content/events/event-history.service.js";
import type { EventFollower } from "../modules/events/event-admin.service.js";
import type { PictureUsesService } from "../modules/pictures/picture-uses.service.js";
import type { TeamService } from "../modules/teams/team.service.js";

interface LifecycleParts {
  readonly teams: TeamService;
  readonly pictureUses: PictureUsesService;
  readonly eventHistory: EventHistoryService;
  readonly certificateLayouts: CertificateLayoutService;
}

/** Returns the steps that other modules run when an event is written or deleted, in the order in which they run. */
export function eventFollowers(parts: LifecycleParts): readonly EventFollower[] {
  const { teams, pictureUses, eventHistory, certificateLayouts } = parts;
  return [
    {
      writing: async (_tx, before, { maxTeamSize }) => {
        if (before) await teams.requireSize(before.id, maxTeamSize);
      },
    },
    { writing: (tx, before, { image }) => pictureUses.require(tx, image, before?.image ?? null) },
    {
      writing: (tx, before, after, actor) => eventHistory.written(tx, before, after, actor),
      copied: (tx, original, copy, actor) => eventHistory.copied(tx, original, copy, actor),
      deleting: (tx, event) => eventHistory.deleted(tx, event),
    },
    { deleting: (tx, { id }) => certificateLayouts.deleteOfEvent(tx, id) },
  ];
}
