import { setTimeout as sleep } from "node:timers/promises";
import type { Place } from "../faults/databases.js";
import { INVARIANTS, violations } from "./invariants/all.js";
import type { Book } from "./invariants/invariant.js";
import { Random } from "./random.js";
import { takeSnapshot, type Snapshot } from "./snapshot.js";
import { Actor, type Stage } from "./stage.js";

interface Amount {
  readonly amount: number;
}
interface Answer {
  readonly ledger: readonly {
    readonly parts: readonly Amount[];
    readonly open: number;
    readonly bank: number | null;
    readonly bankTotal: number;
    readonly cashTotal: number;
    readonly unseen: number | null;
  }[];
  readonly paymentFigures: Readonly<Record<"accepted" | "cash" | "surplus" | "open", Amount>>;
}

const BOOK = `{ ledger { parts { amount } open bank bankTotal cashTotal unseen }
  paymentFigures { accepted { amount } cash { amount } surplus { amount } open { amount } } }`;
const TRIES = 40;

/** Checks the invariants while the actors pause, comparing each state with the previous one. */
export class Checks {
  /** The violated invariants, each with its first violation and the number of checks that found a violation. */
  readonly #broken = new Map<string, { readonly first: string; times: number }>();
  readonly invariants = Object.keys(INVARIANTS).length;
  count = 0;
  #before: Snapshot | null = null;
  readonly #reader: Actor;

  constructor(
    private readonly place: Place,
    private readonly stage: Stage,
  ) {
    this.#reader = new Actor(stage, new Random(1));
  }

  /** Returns a line for each invariant that was ever violated. */
  get lines(): string[] {
    return [...this.#broken].map(
      ([name, { first, times }]) => `${name}: ${first} (in ${String(times)} checks)`,
    );
  }

  async run(): Promise<void> {
    const book = await this.#book();
    const now = await takeSnapshot(this.place);
    const { writes } = this.stage.history;
    const broken = new Map(violations({ now, before: this.#before, writes, book }));
    if (!book) broken.set("a treasurer is answered after a kill", `not within ${String(TRIES)} tries`);
    for (const [name, first] of broken) {
      const known = this.#broken.get(name) ?? { first, times: 0 };
      if (++known.times === 1) console.log(`BROKEN ${name}: ${first}`);
      this.#broken.set(name, known);
    }
    this.#before = now;
    this.count++;
  }

  /**
   * Reads the site's ledger, or returns null after `TRIES` failures. A server that was just killed may need several
   * tries.
   */
  async #book(): Promise<Book | null> {
    const [treasurer] = this.stage.treasurers;
    for (let attempt = 0; treasurer && attempt < TRIES; attempt++) {
      const answer = await this.#reader.read<Answer>(treasurer, BOOK);
      if (answer) return bookOf(answer);
      await sleep(250);
    }
    return null;
  }
}

function bookOf({ ledger, paymentFigures: figures }: Answer): Book {
  const sum = (amounts: readonly (number | null)[]): number =>
    amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
  const last = ledger.at(-1);
  return {
    bankTotal: last?.bankTotal ?? 0,
    bankSum: sum(ledger.map(({ bank }) => bank)),
    cashTotal: last?.cashTotal ?? 0,
    unseen: sum(ledger.map(({ unseen }) => unseen)),
    teams: sum(ledger.flatMap(({ parts }) => parts.map(({ amount }) => amount))),
    open: sum(ledger.map(({ open }) => open)),
    figures: {
      accepted: figures.accepted.amount,
      cash: figures.cash.amount,
      surplus: figures.surplus.amount,
      open: figures.open.amount,
    },
  };
}
