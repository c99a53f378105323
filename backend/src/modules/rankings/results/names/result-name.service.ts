import type { Caller } from "../../../../kernel/auth/caller.js";
import type { Database } from "../../../../kernel/db/database.js";
import { announce, Topic } from "../../../../kernel/pubsub/topic.js";
import type { AccountFollower } from "../../../accounts/account.service.js";
import type { ResultNameRepository } from "./result-name.repository.js";

/** Lets users consent to be named in results. Without consent, results show no name. */
export class ResultNameService implements AccountFollower {
  constructor(
    private readonly db: Database,
    private readonly names: ResultNameRepository,
  ) {}

  async isNamed({ userId }: Pick<Caller, "userId">): Promise<boolean> {
    return (await this.names.agreedAt(userId)) !== null;
  }

  /** Records or withdraws the caller's consent. Results change immediately. Returns the new state. */
  async setNamed({ userId }: Pick<Caller, "userId">, on: boolean): Promise<boolean> {
    await this.db.inTransaction(async (tx) => {
      await (on ? this.names.agree(tx, userId, new Date()) : this.names.withdraw(tx, userId));
      // Any id will do, because every page with results reads the results again.
      announce(tx, { topic: Topic.results, id: userId });
    });
    return on;
  }

  /** Returns the user's stored consent, for the export of their data. */
  async everythingOf(userId: string): Promise<{ readonly agreedAt: Date } | null> {
    const agreedAt = await this.names.agreedAt(userId);
    return agreedAt && { agreedAt };
  }

  /** Updates results immediately after a user's name, college or handle changes in the account. */
  updated: NonNullable<AccountFollower["updated"]> = (tx, { id }) => {
    announce(tx, { topic: Topic.results, id });
    return Promise.resolve();
  };

  /**
   * Updates results when an account is deleted. The database deletes the consent, so the user must agree again after
   * the account is restored.
   */
  removing: NonNullable<AccountFollower["removing"]> = (tx, { id }) => {
    announce(tx, { topic: Topic.results, id });
    return Promise.resolve();
  };
}
