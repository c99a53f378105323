import { recordAudit } from "../../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../../kernel/auth/caller.js";
import { ALL_ERRORS } from "../../../../kernel/contract/all-errors.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../../../kernel/contract/admin-texts.js";
import type { AuditAction } from "../../../../kernel/contract/audit-labels.js";
import type { Database, Tx } from "../../../../kernel/db/database.js";
import { DomainError } from "../../../../kernel/errors/domain-error.js";
import { NOTHING_STORED, requireVersion } from "../../../../kernel/errors/require-version.js";
import { announce, Topic } from "../../../../kernel/pubsub/topic.js";
import type { ContestStandingsService } from "../../../codeforces/contest-standings.service.js";
import type { EventRecord } from "../../../events/contract/event-record.js";
import type { EventService } from "../../../events/event.service.js";
import { isAsked, isBehindFreeze, LIVE_FAILURES } from "../../contract/live-board.js";
import type { LiveBoardInput, LiveBoardStepInput } from "../../contract/live-board.input.js";
import type { RankingDraftRepository } from "../../ranking-draft.repository.js";
import type { LiveBoard } from "./live-board.entity.js";
import type { LiveBoardRepository } from "./live-board.repository.js";
import type { LiveBoardPayload, LiveBoardView } from "./live-board.types.js";

/** This error is not shown as a failure, because the standings appear once the contest starts. */
const NOT_STARTED: keyof typeof ALL_ERRORS = "CONTEST_NOT_STARTED";

type Details = Readonly<Record<string, unknown>>;

/** Lets organisers show, freeze, unfreeze and end the standings of a running contest (docs/adr/0070-results.md). */
export class LiveBoardService {
  constructor(
    private readonly db: Database,
    private readonly events: EventService,
    private readonly drafts: RankingDraftRepository,
    private readonly boards: LiveBoardRepository,
    private readonly contests: Pick<ContestStandingsService, "isOn">,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Returns an event's live board.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async board(caller: Caller | null, eventSlug: string | null | undefined): Promise<LiveBoardView> {
    requirePermission(caller, "liveBoard");
    return this.#view(await this.events.requireNamed(eventSlug));
  }

  /**
   * Starts showing a contest, or changes the freeze of the shown contest.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, CODEFORCES_OFF, VERSION_CHANGED; BAD_INPUT at
   * `freezesAt` for a contest that would be frozen from the start.
   */
  async save(caller: Caller | null, input: LiveBoardInput): Promise<LiveBoardPayload> {
    const actor = requirePermission(caller, "saveLiveBoard");
    if (!this.contests.isOn) throw new DomainError("CODEFORCES_OFF");
    const { contestId } = input;
    const freezesAt = input.freezesAt ?? null;
    return this.#change(actor, input, async (tx, event) => {
      const board = await this.#running(event.id);
      const details = { contestId, freezesAt: freezesAt?.toISOString() ?? null };
      if (board?.contestId !== contestId) {
        // A board that is frozen from the start would show nothing until someone unfreezes it.
        if (freezesAt !== null && freezesAt <= this.now())
          throw new DomainError("BAD_INPUT", { fields: { freezesAt: ADMIN_RULES.freezeAhead } });
        await this.boards.start(tx, event.id, contestId, freezesAt, this.now());
        return ["results.live", ADMIN_SUCCESS.liveStarted, details];
      }
      await this.boards.setFreeze(tx, board, freezesAt, this.now());
      return ["results.freeze", ADMIN_SUCCESS.liveFreezeSaved, details];
    });
  }

  /**
   * Shows the places held back by the freeze.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, LIVE_NOT_FROZEN, VERSION_CHANGED.
   */
  async unfreeze(caller: Caller | null, input: LiveBoardStepInput): Promise<LiveBoardPayload> {
    const actor = requirePermission(caller, "unfreezeLiveBoard");
    return this.#change(actor, input, async (tx, event) => {
      if (!(await this.boards.unfreeze(tx, event.id, this.now()))) throw new DomainError("LIVE_NOT_FROZEN");
      return ["results.unfreeze", ADMIN_SUCCESS.liveUnfrozen, {}];
    });
  }

  /**
   * Ends the board and removes it from the site.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, LIVE_NOT_RUNNING, VERSION_CHANGED.
   */
  async end(caller: Caller | null, input: LiveBoardStepInput): Promise<LiveBoardPayload> {
    const actor = requirePermission(caller, "endLiveBoard");
    return this.#change(actor, input, async (tx, event) => {
      if (!(await this.boards.end(tx, event.id, this.now()))) throw new DomainError("LIVE_NOT_RUNNING");
      return ["results.liveEnd", ADMIN_SUCCESS.liveEnded, {}];
    });
  }

  async #change(
    actor: Caller,
    { eventSlug, version }: LiveBoardStepInput,
    act: (tx: Tx, event: EventRecord) => Promise<readonly [AuditAction, string, Details]>,
  ): Promise<LiveBoardPayload> {
    const event = await this.events.requireNamed(eventSlug);
    const message = await this.db.inTransaction(async (tx) => {
      await this.drafts.lock(tx, event.id);
      requireVersion(version, versionOfBoard(await this.boards.find(event.id)));
      const [action, text, details] = await act(tx, event);
      announce(tx, { topic: Topic.results, id: event.id });
      const target = { targetType: "event", targetId: event.id, targetName: event.title };
      await recordAudit(tx, { actor, action, ...target, details });
      return text;
    });
    return { message, board: await this.#view(event) };
  }

  async #running(eventId: string): Promise<LiveBoard | null> {
    const board = await this.boards.find(eventId);
    return board?.endedAt === null ? board : null;
  }

  async #view({ id }: EventRecord): Promise<LiveBoardView> {
    const board = await this.boards.find(id);
    const isRunning = board !== null && board.endedAt === null;
    const { contestId = null, phase = null, endedAt = null, freezesAt = null } = board ?? {};
    const { unfrozenAt = null, shownAt = null, heldAt = null, failure = null } = board ?? {};
    const isBefore = failure === NOT_STARTED;
    return {
      version: versionOfBoard(board),
      ...{ id, isAvailable: this.contests.isOn, isRunning, contestId, endedAt, freezesAt, unfrozenAt },
      ...{ shownAt, heldAt, phase: isBefore ? "BEFORE" : phase },
      ...(await this.boards.countTeams(id)),
      failure: isBefore || failure === null ? null : textOf(failure),
      isFrozen: isRunning && isBehindFreeze(board, this.now()),
      isAsked: isRunning && isAsked(board, this.now()),
    };
  }
}

function versionOfBoard(board: LiveBoard | null): string {
  return board === null ? NOTHING_STORED : String(board.version);
}

function textOf(code: string): string {
  const text = LIVE_FAILURES[code];
  if (text !== undefined) return text;
  return code in ALL_ERRORS ? ALL_ERRORS[code as keyof typeof ALL_ERRORS].message : code;
}
