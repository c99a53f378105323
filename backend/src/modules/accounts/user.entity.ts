import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { Language } from "../../kernel/languages/language.js";
import { PERSONAL_LIMITS } from "../../kernel/contract/limits.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { Role } from "../../kernel/contract/roles.js";
import type { Account } from "./contract/account.js";

/** Each address, in its normalised spelling, has one account. */
export const USER_EMAIL = uniqueKey("users", "email");

/**
 * An account. The indexes that are not unique serve the pages of the Superadmin's list, except
 * `ix_users_forgetNoticeAt`, which serves the deletion of unused accounts.
 */
@Entity("users")
@Index(USER_EMAIL.name, USER_EMAIL.columns, { unique: true })
@Index("ix_users_name_id", ["name", "id"])
@Index("ix_users_email_id", ["email", "id"])
@Index("ix_users_createdAt_id", ["createdAt", "id"])
@Index("ix_users_role_name_id", ["role", "name", "id"])
@Index("ix_users_role_id", ["role", "id"])
@Index("ix_users_college_id", ["college", "id"])
@Index("ix_users_universityRollNo_id", ["universityRollNo", "id"])
@Index("ix_users_codeforcesHandle_id", ["codeforcesHandle", "id"])
@Index("ix_users_forgetNoticeAt", ["forgetNoticeAt"])
export class User implements Account {
  @IdColumn()
  id!: string;

  @TextColumn(120)
  name!: string;

  /** The address in the spelling of `normaliseEmail`. */
  @TextColumn(254)
  email!: string;

  @TextColumn(PERSONAL_LIMITS.phone, { nullable: true })
  phone!: string | null;

  /** The argon2id hash in PHC string format. */
  @TextColumn(255)
  passwordHash!: string;

  @TextColumn(16)
  role!: Role;

  /** Limited rights in addition to the role, as `grantsText` writes them; a Superadmin has none. */
  @TextColumn(80, { default: "" })
  grants!: string;

  @TextColumn(PERSONAL_LIMITS.college, { nullable: true })
  college!: string | null;

  @TextColumn(PERSONAL_LIMITS.universityRollNo, { nullable: true })
  universityRollNo!: string | null;

  @TextColumn(PERSONAL_LIMITS.codeforcesHandle, { nullable: true })
  codeforcesHandle!: string | null;

  /** Incremented by every change that must revoke all tokens of the account immediately. */
  @IntColumn({ default: 0 })
  epoch!: number;

  /**
   * The language of the page on which the user last signed up, logged in or came back. The user's mails are in this
   * language.
   */
  @TextColumn(8, { default: "en" })
  language!: Language;

  /**
   * The time of the last log-in. Null for users who have not logged in since they signed up. The last visit may be up
   * to a week later, because a session lasts that long. It may be later still if a change of the password or address
   * started a new session.
   */
  @TimeColumn({ nullable: true })
  lastSeenAt?: Date | null;

  /** The time of the notice that the account will be deleted. Null without a notice. A log-in removes the notice. */
  @TimeColumn({ nullable: true })
  forgetNoticeAt?: Date | null;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn()
  updatedAt!: Date;
}
