import "./handbook.css";
import {
  createElement,
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from "react";
import { lazyPart } from "../../shared/lazy-page";
import { useAddress } from "../../shared/hooks/use-address";
import { Modal } from "../../shared/ui/modal";
import { Spinner } from "../../shared/ui/spinner";
import { fetchPage, placeFrom, type HandbookPage, type PageName } from "./handbook-pages";

/** Shows the handbook over the admin area, at the heading that the address names. The screen below keeps its state. */
export function HandbookSheet() {
  const { params, put } = useAddress();
  const place = params.get("help");
  if (place === null) return null;
  const { page, heading } = placeFrom(place);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const { help } = event.currentTarget.dataset;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (help === undefined || isElsewhere) return;
    event.preventDefault();
    put("help", help, { replace: false });
  };
  return (
    <Modal addressed wide open onClose={() => put("help", null)} title="Handbook">
      <Suspense fallback={<Spinner label="Loading..." />}>
        {createElement(partOf(page), { heading, follow })}
      </Suspense>
    </Modal>
  );
}

interface PartProps {
  /** The heading to show first, or null for the beginning of the page. */
  readonly heading: string | null;
  readonly follow: (event: MouseEvent<HTMLElement>) => void;
}

const parts = new Map<PageName, ComponentType<PartProps>>();

/**
 * Returns a page's component. Repeated calls for a page return the same component, because React would otherwise render
 * the page from scratch.
 */
function partOf(name: PageName): ComponentType<PartProps> {
  const known =
    parts.get(name) ??
    lazyPart(async () => {
      const page = await fetchPage(name);
      return (props: PartProps) => <HandbookText page={page} {...props} />;
    });
  parts.set(name, known);
  return known;
}

function HandbookText({ page, heading, follow }: PartProps & { readonly page: HandbookPage }) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const start = heading === null ? null : document.getElementById(heading);
    const shown = start ?? article.current?.querySelector("h2");
    shown?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: "start" });
  }, [page, heading]);
  return (
    <article ref={article} className="handbook">
      <h2 tabIndex={-1}>{page.title}</h2>
      {page.content.map((node, index) => drawn(node, index, follow))}
    </article>
  );
}

function drawn(node: HandbookPage["content"][number], index: number, follow: PartProps["follow"]): ReactNode {
  if (typeof node === "string") return node;
  const [tag, attributes, children] = node;
  const link = tag === "a" ? { onClick: follow } : null;
  const inside = children.map((child, at) => drawn(child, at, follow));
  return createElement(tag, { key: index, ...attributes, ...link }, ...inside);
}
