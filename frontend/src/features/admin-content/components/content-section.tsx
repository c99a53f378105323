import { useEffect, useState } from "react";
import { useContentTopicQuery, useContentTopicsQuery } from "../../../graphql/features/admin-content";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useAddress } from "../../../shared/hooks/use-address";
import { useNotice } from "../../../shared/hooks/use-notice";
import { useMay } from "../../../shared/session/may";
import { Button } from "../../../shared/ui/button";
import { ListState, WhenAnswered } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";
import { useSamples } from "../hooks/use-samples";
import { useTopicArrival } from "../hooks/use-topic-arrival";
import { editorLeft } from "../hooks/use-topic-editor";
import { formIn } from "../translation-form";
import { NewBatchModal } from "./new-batch-modal";
import { RemoveSamplesModal } from "./remove-samples-modal";
import { TopicEditor } from "./topic-editor";
import { TopicList } from "./topic-list";

/** Names the samples that are left, with a button to remove them all. Shows nothing if no samples are left. */
export function SamplesLine({ left, removal }: Omit<ReturnType<typeof useSamples>, "state">) {
  if (left === null || left.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border border-rule bg-surface px-4 py-3">
      <p className="max-w-prose">
        <strong>Still samples:</strong> {left.join(", ")}. Replace them part by part, or remove all samples.
      </p>
      <Button variant="secondary" onClick={() => removal.ask(true)}>
        Remove all samples...
      </Button>
      <RemoveSamplesModal removal={removal} left={left} />
    </div>
  );
}

/** The tab "Content": the texts of the public pages, part by part. */
export function ContentSection() {
  const { params, goOn } = useAddress();
  const topic = params.get("topic");
  const { notice, show, clear } = useNotice();
  const { container, arrive } = useTopicArrival(topic);
  const open = (next: string | null) => goOn(["tab"], { topic: next });
  return (
    <div ref={container} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5">
      <NoticeBanner notice={notice} className={STICKY} onDismiss={clear} />
      {topic === null ? (
        <Topics onOpen={open} onShown={arrive} onDone={(text) => show("success", text)} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="outdent">
            <Button variant="quiet" onClick={() => open(null)}>
              All content
            </Button>
          </div>
          {/* Each part gets a new editor, so that text entered for one part never reaches another. */}
          <OneTopic key={topic} topic={topic} onShown={arrive} onDone={(text) => show("success", text)} />
        </div>
      )}
    </div>
  );
}

interface TopicsProps {
  readonly onOpen: (topic: string) => void;
  readonly onShown: () => void;
  readonly onDone: (text: string) => void;
}

function Topics({ onOpen, onShown, onDone }: TopicsProps) {
  const mayRemove = useMay()("removeSamples");
  const isSettled = useEditorLeft();
  const { data, ...state } = useQueryState(
    useContentTopicsQuery({ fetchPolicy: "cache-and-network", skip: !isSettled }),
  );
  const { state: samplesState, ...samples } = useSamples({ skip: !mayRemove, onDone });
  const [adding, setAdding] = useState(false);
  return (
    <WhenAnswered states={[{ ...state, loading: state.loading || !isSettled }, samplesState]}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-soft">
          The texts of the public pages. A change stays a draft that only editors see until you publish it.
        </p>
        <Button variant="secondary" onClick={() => setAdding(true)}>
          Add a batch
        </Button>
      </div>
      <SamplesLine {...samples} />
      <ListState state={state}>
        <TopicList topics={data?.contentTopics ?? []} onOpen={onOpen} onShown={onShown} />
      </ListState>
      {adding ? <NewBatchModal onClose={() => setAdding(false)} onOpen={onOpen} /> : null}
    </WhenAnswered>
  );
}

/** Returns true once the last save of the most recently closed editor has ended. */
function useEditorLeft(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let isOver = false;
    void editorLeft().then(() => {
      if (!isOver) setIsSettled(true);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return isSettled;
}

interface OneTopicProps extends Pick<TopicsProps, "onShown" | "onDone"> {
  readonly topic: string;
}

function OneTopic({ topic, onShown, onDone }: OneTopicProps) {
  const isSettled = useEditorLeft();
  // Only the first reply reaches the editor, which then continues from the replies to its saves.
  const { data, ...state } = useQueryState(
    useContentTopicQuery({ variables: { topic }, fetchPolicy: "network-only", skip: !isSettled }),
  );
  const form = formIn(topic, data?.contentTopic);
  if (form === null) return <EmptyState title="This part of the content was not found." />;
  return (
    <ListState state={state}>
      {data === undefined ? null : (
        <TopicEditor initial={data.contentTopic} form={form} onShown={onShown} onDone={onDone} />
      )}
    </ListState>
  );
}
