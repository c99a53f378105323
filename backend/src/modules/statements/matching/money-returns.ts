import { LINES_OF_A_PAYER } from "./payer-keys.js";

/** A line of this file or of an earlier file that records the return of money. */
export interface MoneyReturn {
  readonly line: number;
  readonly date: string | null;
  readonly paise: number;
  /** Transaction keys of the long ids (`isLong`). */
  readonly ids: readonly string[];
  readonly payers: readonly string[];
  /** The name of the earlier file, or null for this file. */
  readonly fileName: string | null;
}

/** Incoming money of an earlier statement, with the accepted payment that depends on it. */
export interface SettledCredit extends Pick<MoneyReturn, "date" | "paise" | "ids" | "payers"> {
  readonly paymentId: string;
}

/**
 * Maximum number of days between a credit and its return. Banks and card networks return money within months. A later
 * transfer to the same person is unrelated.
 */
const DAYS_TO_RETURN = 180;
const DAY_MS = 86_400_000;

/** Finds items by their ids or payers. */
export class ReturnIndex<Item extends Pick<MoneyReturn, "paise" | "ids" | "payers">> {
  readonly #byId = new Map<string, Item[]>();
  readonly #byPayer = new Map<string, Item[]>();

  /** @param nonIdentifying ids that prove nothing (see `CommonKeys`) */
  constructor(
    items: readonly Item[],
    private readonly nonIdentifying: ReadonlySet<string>,
  ) {
    for (const item of items) {
      for (const id of item.ids) if (this.#counts(id)) add(this.#byId, id, item);
      for (const payer of item.payers) add(this.#byPayer, `${payer} ${String(item.paise)}`, item);
    }
  }

  /** Returns the items with one of these ids. Ignores ids that prove nothing. */
  withId(ids: readonly string[]): Item[] {
    return [...new Set(ids.filter((id) => this.#counts(id)).flatMap((id) => this.#byId.get(id) ?? []))];
  }

  /** Returns the items with this amount and one of these payers. Ignores payers with many items of this amount. */
  withPayer(payers: readonly string[], paise: number): Item[] {
    const itemsByPayer = payers.map((payer) => this.#byPayer.get(`${payer} ${String(paise)}`) ?? []);
    return [...new Set(itemsByPayer.filter(({ length }) => length <= LINES_OF_A_PAYER).flat())];
  }

  #counts(id: string): boolean {
    return !this.nonIdentifying.has(id);
  }
}

/** Returns whether money credited on `credited` can have been returned on `returned`. Null is an unknown day. */
export function canFollow(returned: string | null, credited: string | null): boolean {
  if (returned === null || credited === null) return true;
  const days = (Date.parse(returned) - Date.parse(credited)) / DAY_MS;
  return days >= 0 && days <= DAYS_TO_RETURN;
}

function add<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}
