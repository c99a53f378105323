import { useAddress } from "../../../shared/hooks/use-address";

/** The content of the tab: the list, an event by its slug, a new event, or a copy of an event for the next year. */
export type OpenEvent =
  | { readonly kind: "list" }
  | { readonly kind: "edit" | "copy"; readonly slug: string }
  | { readonly kind: "new" };

/** Returns the content of the tab, stored in the page's address: `?event=<slug>`, `?event=New` or `?copy=<slug>`. */
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

/** The value for a new event. Cannot be a slug, because slugs have no capital letters. */
// eslint-disable-next-line languages/untranslatable-text -- a value in the page's address
const NEW = "New";
