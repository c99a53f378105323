import { RequireRole, RequireSession } from "./guards/require-session";
import { PERSONAL_PAGES } from "./personal-pages";

/** A page that depends on who is looking, behind its guard. `path` is the route's, one of PERSONAL_PATHS. */
export function PersonalPage({ path }: { readonly path: string }) {
  const guardedPage = PERSONAL_PAGES.get(path);
  if (!guardedPage) throw new Error(`no page for ${path}`);
  const { Page, guard } = guardedPage;
  // Long names and addresses break anywhere rather than make the page wider than a phone.
  const page = (
    <div className="wrap-anywhere">
      <Page />
    </div>
  );
  if (guard === "none") return page;
  if (guard === "session") return <RequireSession>{page}</RequireSession>;
  return <RequireRole allowed={[guard]}>{page}</RequireRole>;
}
