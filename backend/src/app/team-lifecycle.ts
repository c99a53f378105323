import type { Database } from "../kernel/db/database.js";
import type { RestoredPaymentsService } from "../modules/payments/leaving/restored-payments.service.js";
import { RankingPublicationRepository } from "../modules/rankings/ranking-publication.repository.js";
import type { TeamBinService } from "../modules/teams/leaving/team-bin.service.js";

interface LifecycleParts {
  readonly db: Database;
  readonly teamBin: TeamBinService;
  readonly restoredPayments: RestoredPaymentsService;
}

/** Connects teams with the modules above them, for a team that is restored from the bin. */
export function followTeams({ db, teamBin, restoredPayments }: LifecycleParts): void {
  const publications = new RankingPublicationRepository(db);
  teamBin.followedBy({
    restored: (tx, team) => restoredPayments.ofTeam(tx, team),
    isRankedSince: (eventId, since) => publications.isPublishedSince(eventId, since),
  });
}
