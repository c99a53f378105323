import type { Database } from "../kernel/db/database.js";
import type { RestoredPaymentsService } from "../modules/payments/leaving/restored-payments.service.js";
import { RankingPublicationRepository } from "../modules/rankings/ranking-publication.repository.js";
import type { TeamBinService } from "../modules/teams/leaving/team-bin.service.js";

interface LifecycleParts {
  readonly db: Database;
  readonly teamBin: TeamBinService;
  readonly restoredPayments: RestoredPaymentsService;
}

/** Connects the teams' bin with payments and rankings, which a restored team depends on. */
export function followTeams({ db, teamBin, restoredPayments }: LifecycleParts): void {
  const publications = new RankingPublicationRepository(db);
  teamBin.followedBy({
    restored: (tx, team) => restoredPayments.ofTeam(tx, team),
    isRankedSince: (eventId, since) => publications.isPublishedSince(eventId, since),
  });
}
