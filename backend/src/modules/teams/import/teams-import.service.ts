import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import { refuseProblems } from "../../../kernel/csv/read-list.js";
import { BULK, type Database } from "../../../kernel/db/database.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { Language } from "../../../kernel/languages/language.js";
import { msg, type Text, translate } from "../../../kernel/languages/message.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import type { EventService } from "../../events/event.service.js";
import type { ImportTeamsInput, PreviewTeamsInput } from "../contract/teams-import.input.js";
import { teamNameKey } from "../contract/team-name.js";
import { type CountedMail, type ExternalMails, UNCOUNTED } from "../notices/external-mails.js";
import { StaleTeam } from "../team-changes.js";
import { TEAM_REFERENCE } from "../team.entity.js";
import { handleKeysOf, withDoubleHandles } from "./double-handles.js";
import type { ImportFactsRepository } from "./import-facts.repository.js";
import { type ImportFacts, type PlannedTeam, planTeams } from "./import-plan.js";
import type { ImportWriter } from "./import-writer.js";
import { readTeams, type TeamRow } from "./read-teams.js";
import type { ImportTeamsPayload, TeamImport } from "./teams-import.types.js";

/**
 * Maximum number of attempts. An attempt fails if a generated team reference is taken or if a team changes
 * concurrently.
 */
const MAX_ATTEMPTS = 3;

/**
 * Previews and registers teams from a spreadsheet, for example teams that come to an event without having registered.
 */
export class TeamsImportService {
  constructor(
    private readonly db: Database,
    private readonly facts: ImportFactsRepository,
    private readonly accounts: AccountService,
    private readonly events: EventService,
    private readonly externalMails: ExternalMails,
    private readonly writer: ImportWriter,
  ) {}

  /**
   * Returns the outcome of each line without changing anything.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT; BAD_INPUT for an unreadable list or a past event
   */
  async preview(caller: Caller | null, input: PreviewTeamsInput): Promise<TeamImport[]> {
    const { pageLanguage = "en" } = requirePermission(caller, "previewTeams");
    const { eventSlug, inPerson } = input;
    const event = await this.#event(eventSlug);
    const rows = await readTeams(input);
    const plan = planTeams(rows, await this.#factsOf(event, rows), inPerson);
    const held = await this.facts.handles(event.id, handleKeysOf(plan));
    return withDoubleHandles(plan, held).map((team) => viewOf(team, pageLanguage));
  }

  /**
   * Registers the chosen teams, all or nothing, even after registration has closed.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT. BAD_INPUT for an invalid list or a past event.
   * TEAM_NAME_TAKEN, TEAM_FULL, ROSTER_LOCKED or PERSON_IN_TEAM, with a message that names the team. CONFLICT, with a
   * message that names the line or the team, when a line cannot be applied or a team differs from the preview. CONFLICT
   * without such a message after too many concurrent changes.
   */
  async import(caller: Caller | null, input: ImportTeamsInput): Promise<ImportTeamsPayload> {
    const actor = requirePermission(caller, "importTeams");
    const event = await this.#event(input.eventSlug);
    const chosen = new Map(input.teams.map(({ name, teamId }) => [teamNameKey(name), teamId ?? null]));
    const rows = (await readTeams(input)).filter(({ teamKey }) => chosen.has(teamKey));
    const mails = await this.#count(rows);
    const attempt = async (): Promise<string[]> => {
      const accounts = await this.accounts.findAllByEmail(emailsOf(rows));
      const userIds = [...accounts.values()].map(({ id }) => id);
      return this.db.inTransaction(async (tx) => {
        // Locks the accounts before the transaction's first read, so that the accounts cannot change until the
        // transaction ends.
        await this.accounts.lockAll(tx, userIds);
        const plan = planTeams(rows, await this.#factsOf(event, rows), input.inPerson);
        refuseChanged(plan, chosen);
        return this.writer.write(tx, actor, event, { plan, mails, inPerson: input.inPerson });
      }, BULK);
    };
    const counted = { allowed: true, uses: [...mails.values()].flatMap(({ uses }) => uses) };
    const createdIds = await this.externalMails.unlessFailed(again(attempt), () => counted);
    return { message: ADMIN_SUCCESS.teamsImported, createdIds };
  }

  async #event(eventSlug: string | null | undefined): Promise<EventRecord> {
    const event = await this.events.requireNamed(eventSlug);
    if (event.state === "past") throw new DomainError("BAD_INPUT", { message: ADMIN_RULES.pastEvent });
    return event;
  }

  /** Counts a mail to each address in the list against the address's hourly limit. */
  async #count(rows: readonly TeamRow[]): Promise<ReadonlyMap<string, CountedMail>> {
    const mails = new Map<string, CountedMail>();
    for (const email of emailsOf(rows)) mails.set(email, await this.externalMails.countAccount(email));
    return mails.set("", UNCOUNTED);
  }

  async #factsOf(event: EventRecord, rows: readonly TeamRow[]): Promise<ImportFacts> {
    const emails = emailsOf(rows);
    const accounts = await this.accounts.findAllByEmail(emails);
    const teams = await this.facts.teams(event.id, [...new Set(rows.map(({ teamKey }) => teamKey))]);
    const leaders = await this.accounts.findAllById(teams.map(({ leaderId }) => leaderId));
    const facts = { maxTeamSize: event.maxTeamSize, accounts, leaders, teams };
    // Identity keys depend on each person's college, which only planTeams determines. So a first plan, without
    // memberships, yields the keys.
    const planned = planTeams(rows, { ...facts, places: [] }, false).flatMap(({ lines }) => lines);
    const identityKeys = planned.flatMap(({ fields }) => fields.identityKey ?? []);
    const userIds = [...accounts.values()].map(({ id }) => id);
    const places = await this.facts.places(event.id, { userIds, emails, identityKeys });
    return { ...facts, places };
  }
}

function emailsOf(rows: readonly TeamRow[]): string[] {
  return [...new Set(rows.flatMap(({ typed }) => typed.email ?? []))];
}

/** Returns a planned team with its texts in the given language. */
function viewOf({ name, teamId, lines }: PlannedTeam, language: Language): TeamImport {
  const inLanguage = (text: Text | null): string | null => text && translate(language, text);
  const views = lines.map(({ line, name: person, outcome, problem, doubleHandle, ignoredEmail }) => {
    const texts = { problem: inLanguage(problem), doubleHandle: inLanguage(doubleHandle) };
    return { line, name: person, outcome, ...texts, ignoredEmail };
  });
  return { name, teamId, lines: views };
}

/**
 * Checks that the plan can be applied and still matches the preview.
 * @throws DomainError CONFLICT when a line cannot be applied, or a team was created or deleted since the preview.
 */
function refuseChanged(plan: readonly PlannedTeam[], chosen: ReadonlyMap<string, string | null>): void {
  for (const { name, teamId, lines } of plan) {
    const changed = chosen.get(teamNameKey(name)) !== teamId;
    if (changed) {
      const message = msg(
        'The team "{teamName}" was added or deleted after you chose the file. Choose the file again.',
        { teamName: name },
      );
      throw new DomainError("CONFLICT", { message });
    }
    refuseProblems(lines);
  }
}

async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      const passing = violates(error, TEAM_REFERENCE) || error instanceof StaleTeam;
      if (!passing) throw error;
      if (count === MAX_ATTEMPTS) throw new DomainError("CONFLICT", { cause: error });
    }
  }
}
