import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { Role } from "@contract/kernel/contract/roles";
import { paths } from "../shared/paths";
import { RequireRole } from "./guards/require-role";
import { RequireSession } from "./guards/require-session";
import { Layout } from "./layout/layout";
import { lazyDataPage, lazyPage } from "./lazy-page";

const HomePage = lazyPage("HomePage", () => import("../pages/home/home-page"));
const EventsPage = lazyPage("EventsPage", () => import("../pages/events/events-page"));
const EventPage = lazyPage("EventPage", () => import("../pages/event/event-page"));
const MembersPage = lazyPage("MembersPage", () => import("../pages/members/members-page"));
const ContactPage = lazyPage("ContactPage", () => import("../pages/contact/contact-page"));
const SignupPage = lazyDataPage("SignupPage", () => import("../pages/signup/signup-page"));
const LoginPage = lazyDataPage("LoginPage", () => import("../pages/login/login-page"));
const ForgetPassPage = lazyDataPage("ForgetPassPage", () => import("../pages/forget-pass/forget-pass-page"));
const ProfilePage = lazyDataPage("ProfilePage", () => import("../pages/profile/profile-page"));
const RegistrationPage = lazyDataPage(
  "RegistrationPage",
  () => import("../pages/registration/registration-page"),
);
const PaymentPage = lazyDataPage("PaymentPage", () => import("../pages/payment/payment-page"));
const AdminDashboardPage = lazyDataPage(
  "AdminDashboardPage",
  () => import("../pages/admin/admin-dashboard-page"),
);
const NotFoundPage = lazyPage("NotFoundPage", () => import("../pages/not-found/not-found-page"));

/**
 * The specification's table of routes, as far as their screens exist; everything else is the helpful 404.
 * @param missing an address that a route would take, but that has nothing to show
 */
export function AppRoutes({ missing }: { missing: string | null }) {
  const location = useLocation();
  return (
    <Routes location={location.pathname === missing ? paths.notFound : location}>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.events} element={<EventsPage />} />
        <Route path={paths.event} element={<EventPage />} />
        <Route path={paths.members} element={<MembersPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.signUp} element={<SignupPage />} />
        <Route path={paths.logIn} element={<LoginPage />} />
        <Route path={paths.forgotPassword} element={<ForgetPassPage />} />
        <Route element={<RequireSession />}>
          <Route path={paths.registration} element={<RegistrationPage />} />
          <Route path={paths.payment} element={<PaymentPage />} />
          <Route path={paths.profile} element={<ProfilePage />} />
        </Route>
        <Route element={<RequireRole allowed={[Role.Superadmin]} />}>
          <Route path={paths.admin} element={<AdminDashboardPage />} />
        </Route>
        {/* The registration page creates and shows the same team until these two have screens of their own. */}
        <Route path={paths.team} element={<Navigate to={paths.registration} replace />} />
        <Route path={paths.createTeam} element={<Navigate to={paths.registration} replace />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
