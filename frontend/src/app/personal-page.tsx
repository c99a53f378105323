import { matchPath, useLocation } from "react-router-dom";
import { RequireRole } from "./guards/require-role";
import { RequireSession } from "./guards/require-session";
import { PERSONAL_PAGES } from "./personal-pages";

/** The page at this address that depends on who is looking, behind its guard. */
export function PersonalPage() {
  const { pathname } = useLocation();
  const found = PERSONAL_PAGES.find(({ path }) => matchPath(path, pathname));
  if (!found) return null;
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
