import { Banner } from "../../../shared/ui/banner";

/** That the form is coming back by itself to a server that has too much to do. */
export function BusyNote() {
  return (
    <Banner tone="info">
      Many people are here at once. Keep this page open: we are trying again for you.
    </Banner>
  );
}
