import { Route, Routes, useLocation } from "react-router-dom";
import { paths, PERSONAL_PATHS } from "../shared/paths";
import { Layout } from "./layout/layout";
import { lazyPage } from "../shared/lazy-page";

const HomePage = lazyPage("HomePage", () => import("../pages/home/home-page"));
const EventsPage = lazyPage("EventsPage", () => import("../pages/events/events-page"));
const EventPage = lazyPage("EventPage", () => import("../pages/event/event-page"));
const MembersPage = lazyPage("MembersPage", () => import("../pages/members/members-page"));
const ContactPage = lazyPage("ContactPage", () => import("../pages/contact/contact-page"));
const NotFoundPage = lazyPage("NotFoundPage", () => import("../pages/not-found/not-found-page"));
/** Their guards and the renewal of tokens come along: visitors of the public pages need none of it. */
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
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.events} element={<EventsPage />} />
        <Route path={paths.event} element={<EventPage />} />
        <Route path={paths.members} element={<MembersPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        {PERSONAL_PATHS.map((path) => (
          <Route key={path} path={path} element={<PersonalPage path={path} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
