import { Navigate, Route, Routes } from "react-router-dom";
import { paths } from "../shared/paths";
import { Layout } from "./layout/layout";
import { lazyPage } from "./lazy-page";

const HomePage = lazyPage("HomePage", () => import("../pages/home/home-page"));
const NotFoundPage = lazyPage("NotFoundPage", () => import("../pages/not-found/not-found-page"));

/** The specification's table of routes, as far as their screens exist; everything else is the helpful 404. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<HomePage />} />
        {/* The registration page creates and shows the same team until these two have screens of their own. */}
        <Route path={paths.team} element={<Navigate to={paths.registration} replace />} />
        <Route path={paths.createTeam} element={<Navigate to={paths.registration} replace />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
