import { newId } from "../../src/kernel/db/ids.js";
import { uniqueMark, type Actor, type Person } from "./stage.js";

interface Board {
  readonly version: string;
  readonly teams: readonly {
    readonly id: string;
    readonly draft: number | null;
    readonly paymentStatus: string;
  }[];
  readonly undo: { readonly publication: { readonly id: string } } | null;
}

const BOARD = "{ rankingBoard { version teams { id draft paymentStatus } undo { publication { id } } } }";
const PLAN = "query ($step: PlaceStepKind!) { placePlan(step: $step) { version } }";
const NEWEST = "{ board { publications { id } } }";
const DUTIES = {
  draft: 6,
  publish: 4,
  undo: 1,
  offer: 1,
  moveUp: 1,
  note: 3,
  desk: 6,
  delete: 0.4,
  restore: 0.4,
};

/** Runs one random action of an organiser. */
export async function organiserActs(actor: Actor): Promise<void> {
  const { random, stage } = actor;
  const organiser = random.pick(stage.organisers);
  const reply = organiser && (await actor.read<{ rankingBoard: Board }>(organiser, BOARD));
  if (!reply) return;
  const { rankingBoard: board } = reply;
  const team = random.pick(board.teams);
  switch (random.weighted(DUTIES)) {
    case "draft":
      return draft(actor, organiser, board);
    case "publish": {
      const input = { version: board.version, plan: await planOf(actor, organiser, "publish") };
      await actor.write(organiser, ["publishRankings", "RankingStepInput"], input, published());
      return;
    }
    case "undo": {
      if (!board.undo) return;
      const plan = await planOf(actor, organiser, "revert");
      const input = { version: board.version, publicationId: board.undo.publication.id, plan };
      await actor.write(organiser, ["undoRankings", "UndoRankingsInput"], input, published());
      return;
    }
    case "offer":
      return offer(actor, organiser, "offer");
    case "moveUp":
      return offer(actor, organiser, "moveUp");
    case "note": {
      const value = uniqueMark("note ");
      const sets = { cell: `note ${team?.id ?? ""}`, value };
      if (team)
        await actor.write(
          organiser,
          ["updateTeam", "UpdateTeamInput"],
          { teamId: team.id, note: value },
          { sets },
        );
      return;
    }
    case "desk":
      return checkIn(actor, organiser);
    case "delete":
      if (team)
        await actor.write(organiser, ["deleteTeam", "TeamIdInput"], { teamId: team.id }, { ends: team.id });
      return;
    case "restore":
      return restore(actor, organiser);
  }
}

/**
 * Returns write options that read the publication's id from the reply, because the input does not contain the id. If
 * another organiser publishes just afterwards, the reply can contain the id of their publication instead.
 */
function published() {
  return {
    select: NEWEST,
    traces: ["publication"] as const,
    learn: (field: Readonly<Record<string, unknown>>) => ({
      mark: (field["board"] as { publications: { id: string }[] }).publications[0]?.id,
    }),
  };
}

async function planOf(actor: Actor, organiser: Person, step: string): Promise<string | null> {
  const reply = await actor.read<{ placePlan: { version: string } }>(organiser, PLAN, { step });
  return reply?.placePlan.version ?? null;
}

async function draft(actor: Actor, organiser: Person, board: Board): Promise<void> {
  const { random } = actor;
  const chosen = new Set(
    Array.from({ length: 8 }, () => random.pick(board.teams)).filter((team) => team !== undefined),
  );
  const places = [...chosen].map(({ id: teamId, draft }) => {
    const rank = random.chance(0.9) ? 1 + random.below(board.teams.length) : null;
    return { teamId, rank, version: String(draft ?? 0) };
  });
  if (places.length > 0) await actor.write(organiser, ["draftRankings", "DraftRankingsInput"], { places });
}

async function offer(actor: Actor, organiser: Person, step: "offer" | "moveUp"): Promise<void> {
  const plan = await planOf(actor, organiser, step);
  if (plan !== null)
    await actor.write(organiser, ["offerPlaces", "OfferPlacesInput"], { step, version: plan });
}

/** Checks a person in at the desk. In one case of five, sends the request twice, as a phone does on a bad network. */
async function checkIn(actor: Actor, organiser: Person): Promise<void> {
  const { eventId, eventDay: sessionId, memberIds } = actor.stage;
  const at = new Date().toISOString();
  const id = newId();
  const memberId = actor.random.pick(memberIds);
  if (memberId === undefined) return;
  const entries = [{ id, method: "NAME", memberId, at }];
  const input = { eventId, sessionId, sentAt: at, entries };
  const times = actor.random.chance(0.2) ? 2 : 1;
  for (let n = 0; n < times; n++)
    await actor.write(organiser, ["checkIn", "CheckInInput"], input, { select: "{ results { outcome } }" });
}

async function restore(actor: Actor, organiser: Person): Promise<void> {
  const reply = await actor.read<{ binEntries: { id: string }[] }>(organiser, "{ binEntries { id } }");
  const entry = actor.random.pick(reply?.binEntries ?? []);
  if (entry)
    await actor.write(
      organiser,
      ["restoreFromBin", "RestoreInput"],
      { ids: [entry.id], partly: true },
      { select: "{ restored }" },
    );
}
