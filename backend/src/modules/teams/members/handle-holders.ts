import { ERRORS } from "../../../kernel/contract/catalogue.js";
import type { Tx } from "../../../kernel/db/database.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { AccountService } from "../../accounts/account.service.js";
import { StaleTeam } from "../team-changes.js";
import { MEMBER_HANDLE } from "../team-member.entity.js";
import type { TeamMemberRepository } from "./team-member.repository.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";

/** Whose handle of which event is written. */
export interface HandleClaim {
  readonly eventId: string;
  readonly handle: string | null;
  /** The account whose owner agreed to be in the team; a proof of anybody else's says nothing about this person. */
  readonly ownerId: string | null;
}

/**
 * Gives each handle to one person of an event: the unique key `MEMBER_HANDLE` says who holds it. A person who proved it
 * takes it from one who only typed it. The other record keeps the text, marked, until it is corrected (ADR 69).
 */
export class HandleHolders {
  constructor(
    private readonly members: TeamMemberRepository,
    private readonly reads: TeamReadRepository,
    private readonly accounts: Pick<AccountService, "hasProved">,
    private readonly notices: TeamNotices,
  ) {}

  /**
   * Runs a write of a handle that is typed now.
   * @throws DomainError HANDLE_TAKEN; StaleTeam.
   */
  typed<T>(tx: Tx, claim: HandleClaim, write: () => Promise<T>): Promise<T> {
    return this.#write(tx, claim, write, (cause) => {
      throw new DomainError("HANDLE_TAKEN", {
        fields: { codeforcesHandle: ERRORS.HANDLE_TAKEN.message },
        cause,
      });
    });
  }

  /**
   * Runs a write of a handle that comes along with an account or a record. It must not stop its person's act, so where
   * another person holds the handle the write runs again without holding it.
   * @throws StaleTeam
   */
  broughtAlong<T>(tx: Tx, claim: HandleClaim, write: (holds: boolean) => Promise<T>): Promise<T> {
    return this.#write(
      tx,
      claim,
      () => write(true),
      () => write(false),
    );
  }

  /** Whether the person's handle is proved, for a reply that is not read again. */
  async isVerified({ handle, ownerId }: HandleClaim): Promise<boolean> {
    return handle !== null && ownerId !== null && (await this.accounts.hasProved(ownerId, handle));
  }

  async #write<T>(
    tx: Tx,
    claim: HandleClaim,
    write: () => Promise<T>,
    otherwise: (cause: unknown) => Promise<T>,
  ): Promise<T> {
    try {
      return await write();
    } catch (error) {
      const { eventId, handle } = claim;
      if (handle === null || !violates(error, MEMBER_HANDLE)) throw error;
      if (!(await this.isVerified(claim))) return otherwise(error);
      await this.#release(tx, eventId, handle);
      return write();
    }
  }

  /** Takes a handle from a person who only typed it, and notifies the person who has to correct it. */
  async #release(tx: Tx, eventId: string, handle: string): Promise<void> {
    const holder = await this.members.holderOf(eventId, handle);
    // Another transaction wrote it after this one's first read, whose state this one goes on seeing.
    if (!holder || !(await this.members.releaseHandle(tx, holder.id, handle))) throw new StaleTeam();
    const team = await this.reads.byId(holder.teamId);
    if (team) await this.notices.handleTaken(tx, team, holder, handle);
    announce(tx, { topic: Topic.team, id: holder.teamId });
  }
}
