import { findIn } from "../../../kernel/db/changes.js";
import type { Database } from "../../../kernel/db/database.js";
import type { PaymentStatus } from "../contract/payment-status.js";
import { TeamMember } from "../team-member.entity.js";

/** A person's team, with the data that determines the impact of deleting their account. */
export interface DeletionImpactRow {
  readonly userId: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly eventId: string;
  readonly leaderId: string;
  readonly paymentStatus: PaymentStatus;
  readonly people: number;
  /** The name of the person whom `TeamMemberRepository.nextLeader` would choose. */
  readonly nextLeaderName: string | null;
}

const TEAM = { id: true, name: true, leaderId: true, paymentStatus: true } as const;
const PERSON = { id: true, name: true, userId: true, isLeader: true, confirmedAt: true } as const;

export class DeletionImpactRepository {
  constructor(private readonly db: Database) {}

  /** Returns these people's memberships in all events, each with its team's data. */
  async ofUsers(userIds: readonly string[]): Promise<DeletionImpactRow[]> {
    const select = { id: true, userId: true, eventId: true, team: { ...TEAM, members: PERSON } };
    const relations = { team: { members: true } };
    const order = { userId: "ASC", team: { id: "ASC", members: { id: "ASC" } } } as const;
    const places = await this.db.read((reader) =>
      findIn([...userIds].sort(), (userId) =>
        reader.find(TeamMember, { select, where: { userId }, relations, order }),
      ),
    );
    return places.flatMap(({ userId, eventId, team }) => {
      if (userId === null || !team) return [];
      const { id: teamId, name: teamName, leaderId, paymentStatus, members = [] } = team;
      const nextLeaderName = members.find(isNextLeader)?.name ?? null;
      return [
        {
          userId,
          teamId,
          teamName,
          eventId,
          leaderId,
          paymentStatus,
          people: members.length,
          nextLeaderName,
        },
      ];
    });
  }
}

function isNextLeader({ isLeader, userId, confirmedAt }: TeamMember): boolean {
  return isLeader === 0 && userId !== null && confirmedAt !== null;
}
