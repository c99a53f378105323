import { useAddress } from "../../../shared/hooks/use-address";

/** What the tab shows: the list, an event by its address, a new one, or a copy of one for the next year. */
export type OpenEvent =
  | { readonly kind: "list" }
  | { readonly kind: "edit" | "copy"; readonly slug: string }
  | { readonly kind: "new" };

/** What is open, kept in the address: `?event=<slug>`, `?event=new` (no slug of ours), `?copy=<slug>`. */
export function useOpenEvent() {
  const { params, change } = useAddress();
  const [event, copy] = [params.get("event"), params.get("copy")];
  const open: OpenEvent =
    event === NEW
      ? { kind: "new" }
      : event !== null
        ? { kind: "edit", slug: event }
        : copy !== null
          ? { kind: "copy", slug: copy }
          : { kind: "list" };
  const go = (next: OpenEvent, { replace = false }: { readonly replace?: boolean } = {}) =>
    change(
      (address) => {
        address.delete("event");
        address.delete("copy");
        if (next.kind === "edit") address.set("event", next.slug);
        if (next.kind === "new") address.set("event", NEW);
        if (next.kind === "copy") address.set("copy", next.slug);
      },
      { replace },
    );
  return [open, go] as const;
}

/** No event's address has a capital letter first. */
// eslint-disable-next-line languages/untranslatable-text -- a value in the page's address
const NEW = "New";
