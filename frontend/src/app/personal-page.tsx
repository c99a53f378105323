import { RequireRole, RequireSession } from "./guards/require-session";
import { PERSONAL_PAGES } from "./personal-pages";

/** Shows a page that depends on the session, behind its guard. `path` is the route's path, one of PERSONAL_PATHS. */
export function PersonalPage({ path }: { readonly path: string }) {
  const guardedPage = PERSONAL_PAGES.get(path);
  if (!guardedPage) throw new Error(`no page for ${path}`);
  const { Page, guard } = guardedPage;
  // Long names and addresses may break anywhere, so that the page is not wider than a phone.
  const page = (
    <div className="wrap-anywhere">
      <Page />
    </div>
  );
  if (guard === "none") return page;
  if (guard === "session") return <RequireSession>{page}</RequireSession>;
  return <RequireRole allowed={[guard]}>{page}</RequireRole>;
}
