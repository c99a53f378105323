import { Route, Routes, useLocation } from "react-router-dom";
import { paths, PERSONAL_PATHS, type PublicPageName } from "@contract/kernel/contract/paths";
import { Layout } from "./layout/layout";
import { lazyPage } from "../shared/lazy-page";
import { PUBLIC_PAGES } from "./public-pages";

const NotFoundPage = lazyPage("NotFoundPage", () => import("../pages/not-found/not-found-page"));
/** Includes the guards and the renewal of tokens, which visitors of the public pages do not need. */
const PersonalPage = lazyPage("PersonalPage", () => import("./personal-page"));

/**
 * The specification's table of routes; everything else is the helpful 404.
 * @param missing an address that a route would take, but that has nothing to show
 */
export function AppRoutes({ missing }: { missing: string | null }) {
  const { pathname } = useLocation();
  return (
    // Without one of its own, Routes keeps telling how one came here (RouteArrival asks); with one it says "back" always.
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
