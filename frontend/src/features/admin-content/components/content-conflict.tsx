import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { ContentTopicDocument, type ContentDetailFragment } from "../../../graphql/generated";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";

interface ContentConflictProps {
  readonly topic: string;
  readonly onTheirs: (detail: ContentDetailFragment) => void;
  readonly onMine: (detail: ContentDetailFragment) => void;
}

/** Somebody else changed or published the same part meanwhile: nothing typed here is lost, nothing of theirs is overwritten unasked. */
export function ContentConflict({ topic, onTheirs, onMine }: ContentConflictProps) {
  const fetchTopic = useFetch(ContentTopicDocument, "no-cache");
  const [problem, setProblem] = useState<string | null>(null);
  const go = (on: (detail: ContentDetailFragment) => void) => {
    fetchTopic({ topic }).then(
      ({ contentTopic }) => on(contentTopic),
      (error: unknown) => setProblem(toAppError(error, FALLBACKS.generic).message),
    );
  };
  return (
    <div className="grid gap-3">
      <Banner tone="error">
        Somebody else has changed or published this part while you were editing it. Yours is on this screen
        and not saved yet.
      </Banner>
      {problem === null ? null : <p className="text-bad">{problem}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => go(onTheirs)}>
          Show theirs, and drop mine
        </Button>
        <Button variant="secondary" onClick={() => go(onMine)}>
          Keep mine, over theirs
        </Button>
      </div>
    </div>
  );
}
