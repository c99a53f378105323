import { LINES_OF_A_PAYER } from "./payer-keys.js";

/** Money that went back, by a line of this file or of an earlier one. */
export interface MoneyReturn {
  readonly line: number;
  readonly date: string | null;
  readonly paise: number;
  /** Long ids, in the spelling in which they are compared. */
  readonly ids: readonly string[];
  readonly payers: readonly string[];
  /** The earlier file; null for this one. */
  readonly fileName: string | null;
}

/** Money that came in by an earlier statement, and the accepted payment that rests on it. */
export interface SettledCredit extends Pick<MoneyReturn, "date" | "paise" | "ids" | "payers"> {
  readonly paymentId: string;
}

/** Banks and card networks take money back within months; a later transfer to the same person is something else. */
const DAYS_TO_RETURN = 180;
const DAY_MS = 86_400_000;

/** Things that have ids and payers, to be found by them. */
export class ReturnIndex<Item extends Pick<MoneyReturn, "paise" | "ids" | "payers">> {
  readonly #byId = new Map<string, Item[]>();
  readonly #byPayer = new Map<string, Item[]>();

  /** @param nobodys ids that say nothing, since many lines have them. */
  constructor(
    items: readonly Item[],
    private readonly nobodys: ReadonlySet<string>,
  ) {
    for (const item of items) {
      for (const id of item.ids) if (this.#counts(id)) add(this.#byId, id, item);
      for (const payer of item.payers) add(this.#byPayer, `${payer} ${String(item.paise)}`, item);
    }
  }

  /** Those with one of these ids. */
  withId(ids: readonly string[]): Item[] {
    return [...new Set(ids.filter((id) => this.#counts(id)).flatMap((id) => this.#byId.get(id) ?? []))];
  }

  /** Those of the same amount and a payer in common, unless many have them. */
  withPayer(payers: readonly string[], paise: number): Item[] {
    const itemsByPayer = payers.map((payer) => this.#byPayer.get(`${payer} ${String(paise)}`) ?? []);
    return [...new Set(itemsByPayer.filter(({ length }) => length <= LINES_OF_A_PAYER).flat())];
  }

  #counts(id: string): boolean {
    return !this.nobodys.has(id);
  }
}

/** True where money of the one day can have gone back on the other. */
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
