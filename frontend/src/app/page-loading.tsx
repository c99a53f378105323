import { useClub } from "../shared/club";
import { LoadingPlaceholder } from "../shared/ui/spinner";

/** Shows a placeholder while a page loads. It has a title, which the page itself cannot set yet. */
export function PageLoading() {
  return (
    <>
      <title>{useClub().name}</title>
      <LoadingPlaceholder />
    </>
  );
}
