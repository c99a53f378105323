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

/** A handle to write, with its event and the person's account. */
export interface HandleClaim {
  readonly eventId: string;
  readonly handle: string | null;
  /** The person's account if its owner agreed to be in the team. Only this account's proof counts. */
  readonly ownerId: string | null;
}

/**
 * Ensures that only one person in an event holds a handle, with the unique key `MEMBER_HANDLE`. A person who proved a
 * handle takes it from a person who only entered it. The record of the person who loses the handle still shows it,
 * marked as taken, until the handle is corrected (ADR 69).
 */
export class HandleHolders {
  constructor(
    private readonly members: TeamMemberRepository,
    private readonly reads: TeamReadRepository,
    private readonly accounts: Pick<AccountService, "hasProved">,
    private readonly notices: TeamNotices,
  ) {}

  /**
   * Runs `write`, which stores a handle that a person entered.
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
   * Runs `write`, which stores a handle that comes from an account or a record. If another person holds the handle and
   * this person has not proved it, runs `write` again with `holds` false, because a taken handle must not stop the
   * person's action.
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

  /** Returns whether the person has proved the handle, for replies that do not read the team again. */
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

  /** Takes a handle from a person who only entered it, and asks that person or the leader to correct the handle. */
  async #release(tx: Tx, eventId: string, handle: string): Promise<void> {
    const holder = await this.members.holderOf(eventId, handle);
    // The failed write showed that a person holds the handle. If no holder is found, another transaction stored the
    // handle after this transaction's first read, so this transaction cannot see that row.
    if (!holder || !(await this.members.releaseHandle(tx, holder.id, handle))) throw new StaleTeam();
    const team = await this.reads.byId(holder.teamId);
    if (team) await this.notices.handleTaken(tx, team, holder, handle);
    announce(tx, { topic: Topic.team, id: holder.teamId });
  }
}
