import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import { grantsOf } from "../../kernel/contract/grants.js";
import { Role } from "../../kernel/contract/roles.js";
import { owesTwoSteps } from "../../kernel/contract/two-step-duty.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { SiteSettingRepository } from "../../kernel/settings/site-setting.repository.js";
import type { AccountAdminService } from "../accounts/account-admin.service.js";
import type { EventService } from "../events/event.service.js";
import type { HandOverInput } from "./contract/season.inputs.js";
import { leadsTeam, peopleWithRights } from "./season-facts.sql.js";
import { seasonStart } from "./season.service.js";
import type { HandOverPayload, SeasonPeople } from "./season.types.js";

/** Lists the people with rights on the site, and hands the Superadmin role over. */
export class HandOverService {
  constructor(
    private readonly db: Database,
    private readonly events: EventService,
    private readonly accountAdmin: AccountAdminService,
    private readonly settings: SiteSettingRepository,
  ) {}

  /**
   * Returns everyone with special rights, and whether they logged in during an event's season.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND.
   */
  async people(caller: Caller | null, eventId: string): Promise<SeasonPeople> {
    requirePermission(caller, "seasonPeople");
    const event = await this.events.named({ eventId });
    if (!event) throw new DomainError("EVENT_NOT_FOUND");
    const since = seasonStart(event);
    const people = await peopleWithRights(this.db);
    return {
      since,
      twoStepsCompulsory: await this.#areCompulsory(),
      people: people.map(({ role, grants, ...person }) => ({
        ...person,
        isSuperadmin: role === Role.Superadmin,
        grants: [...grantsOf(grants)],
        wasHere: person.lastSeenAt !== null && person.lastSeenAt >= since,
      })),
    };
  }

  /**
   * Makes people Superadmins and removes the role from others, all or nothing. Skips people who already have the role
   * or have already lost it, so that a call can be repeated. Removes the caller's role last.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED, USER_NOT_FOUND, LAST_SUPERADMIN, CONFLICT; BAD_INPUT if no
   * person is named, or a person is to both gain and lose the role; HAND_OVER_UNREADY if two-step login is compulsory
   * and no remaining Superadmin has set it up.
   */
  async handOver(caller: Caller | null, input: HandOverInput): Promise<HandOverPayload> {
    const actor = requirePermission(caller, "handOver");
    const coming = [...new Set(input.newIds)];
    const leaving = [...new Set(input.leavingIds)].sort(
      (one, other) => Number(one === actor.userId) - Number(other === actor.userId),
    );
    if (coming.length + leaving.length === 0) throw bad(ADMIN_RULES.handOverNobody);
    if (coming.some((id) => leaving.includes(id))) throw bad(ADMIN_RULES.handOverBoth);
    await this.db.inTransaction(async (tx) => {
      await this.accountAdmin.lockAll(tx, [...coming, ...leaving]);
      for (const id of coming) await this.#change(tx, actor, id, Role.Superadmin);
      const held = new Set((await peopleWithRights(this.db)).flatMap((one) => (isOne(one) ? [one.id] : [])));
      for (const id of leaving)
        if (held.has(id))
          await this.#change(tx, actor, id, (await leadsTeam(this.db, id)) ? Role.TeamLeader : Role.User);
      if (leaving.length > 0) await this.#requireSomebodyReady();
    });
    return { message: ADMIN_SUCCESS.handedOver };
  }

  async #change(tx: Tx, actor: Caller, userId: string, role: Role): Promise<void> {
    const { before, after } = await this.accountAdmin.change(tx, actor, userId, {}, role);
    if (before.role === after.role) return;
    const target = { targetType: "user", targetId: userId, targetName: before.name };
    const details = { fields: ["role"], from: before.role, to: after.role };
    await recordAudit(tx, { actor, action: "user.update", ...target, details });
  }

  /** Returns whether Superadmins must log in with two steps. */
  async #areCompulsory(): Promise<boolean> {
    return owesTwoSteps(await this.settings.twoStepDuty(), { role: Role.Superadmin, grants: [] });
  }

  /**
   * If two-step login is compulsory, requires that a remaining Superadmin has set it up.
   * @throws DomainError HAND_OVER_UNREADY.
   */
  async #requireSomebodyReady(): Promise<void> {
    if (!(await this.#areCompulsory())) return;
    const people = await peopleWithRights(this.db);
    if (!people.some((one) => isOne(one) && one.hasTwoSteps)) throw new DomainError("HAND_OVER_UNREADY");
  }
}

function isOne({ role }: { readonly role: string }): boolean {
  return role === Role.Superadmin;
}

function bad(message: string): DomainError {
  return new DomainError("BAD_INPUT", { message });
}
