import { DateTime } from "../../../shared/ui/date-time";

interface DraftOfProps {
  /** Who changed it last. */
  readonly draftedBy: string | null;
  readonly draftedAt: string;
}

/** Whose draft there is, and since when: editors share it. */
export function DraftOf({ draftedBy, draftedAt }: DraftOfProps) {
  return (
    <>
      Draft of {draftedBy}, <DateTime value={draftedAt} />
    </>
  );
}
