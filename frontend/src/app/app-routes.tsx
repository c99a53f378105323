import { Route, Routes, useLocation } from "react-router-dom";
import { paths, PERSONAL_PATHS, type PublicPageName } from "@contract/kernel/contract/paths";
import { Layout } from "./layout/layout";
import { lazyPage } from "../shared/lazy-page";
import { PUBLIC_PAGES } from "./public-pages";

const NotFoundPage = lazyPage("NotFoundPage", () => import("../pages/not-found/not-found-page"));
/** Loaded separately, because visitors of public pages do not need the guards and the renewal of tokens. */
const PersonalPage = lazyPage("PersonalPage", () => import("./personal-page"));

/**
 * Renders the public and the personal routes. All other addresses show the 404 page.
 * @param missing null, or an address that matches a route but has no content, so that it shows the 404 page
 */
export function AppRoutes({ missing }: { missing: string | null }) {
  const { pathname } = useLocation();
  return (
    // Sets `location` only for a missing page. With a `location`, Routes always reports that the user went back.
    // Without one, Routes reports the real navigation, which RouteArrival needs.
    <Routes {...(pathname === missing ? { location: paths.notFound } : {})}>
      <Route element={<Layout />}>
        {Object.entries(PUBLIC_PAGES).map(([name, { Page }]) => (
          <Route key={name} path={paths[name as PublicPageName]} element={<Page />} />
        ))}
        {PERSONAL_PATHS.map((path) => (
          <Route key={path} path={path} element={<PersonalPage path={path} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
