import { RequireRole } from "./guards/require-role";
import { RequireSession } from "./guards/require-session";
import { PERSONAL_PAGES } from "./personal-pages";

/** A page that depends on who is looking, behind its guard. `path` is the route's, one of PERSONAL_PATHS. */
export function PersonalPage({ path }: { readonly path: string }) {
  const found = PERSONAL_PAGES.find((page) => page.path === path);
  if (!found) throw new Error(`no page for ${path}`);
  const { Page, guard } = found;
  if (guard === "none") return <Page />;
  if (guard === "session") {
    return (
      <RequireSession>
        <Page />
      </RequireSession>
    );
  }
  return (
    <RequireRole allowed={[guard]}>
      <Page />
    </RequireRole>
  );
}
