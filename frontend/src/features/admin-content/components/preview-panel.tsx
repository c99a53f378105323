import { useEffect, useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { ContentPreviewDocument } from "../../../graphql/features/admin-content";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import { Button } from "../../../shared/ui/button";
import { Panel } from "../../../shared/ui/panel";
import { RadioGroup } from "../../../shared/ui/radio-group";
import { t } from "@contract/kernel/contract/t";

interface HtmlPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => unknown };
}

/**
 * The only Trusted Types policy that turns a text into HTML: a whole page from the server, in a frame without scripts.
 */
const policy = (globalThis as { readonly trustedTypes?: HtmlPolicies }).trustedTypes?.createPolicy(
  "content-preview",
  { createHTML: leadingNowhere },
);

/**
 * Shows a page from the server in a frame.
 * @throws Error unless the frame has a sandbox without scripts
 */
export function fillFrame(frame: HTMLIFrameElement, html: string): void {
  if (!frame.sandbox.contains("allow-same-origin") || frame.sandbox.contains("allow-scripts"))
    throw new Error("a preview needs a sandbox without scripts");
  frame.srcdoc = (policy?.createHTML(html) ?? leadingNowhere(html)) as string;
}

/** Makes links do nothing: every link would open a new window, which the sandbox forbids. */
function leadingNowhere(html: string): string {
  return html.replace("<head>", '<head><base target="_blank">');
}

const WIDTHS = [
  { value: "360", label: "Phone" },
  { value: "768", label: "Tablet" },
  { value: "1280", label: "Desktop" },
] as const;
type Width = (typeof WIDTHS)[number]["value"];
const HEIGHT = 900;

interface PreviewPanelProps {
  readonly topic: string;
  /** The version of the draft, which changes with each save. Null if there is no draft. */
  readonly version: string | null;
}

/** Shows the page with the draft as a visitor would see it, at three widths, without its scripts. */
export function PreviewPanel({ topic, version }: PreviewPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel
      title="Preview"
      level={3}
      aside={
        <div className="-mx-3">
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? "Close the preview" : "Show the preview"}
          </Button>
        </div>
      }
    >
      {isOpen ? (
        <OpenPreview topic={topic} version={version} />
      ) : (
        <p className="text-soft">The preview shows the page with your draft.</p>
      )}
    </Panel>
  );
}

function OpenPreview({ topic, version }: PreviewPanelProps) {
  const { html, problem } = usePreview(topic, version);
  const [width, setWidth] = useState<Width>("360");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RadioGroup
        legend="Screen width"
        name="preview-width"
        value={width}
        onChange={setWidth}
        options={WIDTHS}
      />
      {problem === null ? null : <p role="status">{problem}</p>}
      {html === null ? null : <Scaled html={html} width={Number(width)} />}
    </div>
  );
}

/**
 * Returns the HTML of a page, fetched again after each save. While the draft has mistakes, the last valid page stays.
 */
function usePreview(topic: string, version: string | null) {
  const fetchPreview = useFetch(ContentPreviewDocument, "no-cache");
  const [html, setHtml] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    fetchPreview({ topic }).then(
      ({ contentPreview }) => {
        if (isOver) return;
        setHtml(contentPreview);
        setProblem(null);
      },
      (error: unknown) => {
        if (isOver) return;
        const { code, message } = toAppError(error, FALLBACKS.generic);
        setProblem(
          code === "CONTENT_INVALID"
            ? t("The draft has mistakes. Press Publish to list them, then correct them to see the preview.")
            : message,
        );
      },
    );
    return () => {
      isOver = true;
    };
  }, [topic, version, fetchPreview]);
  return { html, problem };
}

/** Shows a page as wide as a device, scaled down if less width is available. The page's scripts do not run. */
function Scaled({ html, width }: { readonly html: string; readonly width: number }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (frame.current !== null) fillFrame(frame.current, html);
  }, [html]);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <div ref={box} className="overflow-hidden" style={{ height: HEIGHT * scale }}>
      <iframe
        ref={frame}
        title="Preview of the page"
        sandbox="allow-same-origin"
        width={width}
        height={HEIGHT}
        className="max-w-none origin-top-left border border-rule bg-paper"
        style={{ transform: `scale(${String(scale)})` }}
      />
    </div>
  );
}
