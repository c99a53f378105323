import { act, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { Role } from "@contract/kernel/contract/roles";
import { PERSONAL_PATHS } from "@contract/kernel/contract/paths";
import { clearSession, writeSession } from "../shared/session/session-store";
import { loginResponse } from "../shared/testing/login-response";
import { PersonalPage } from "./personal-page";
import { PERSONAL_PAGES } from "./personal-pages";

// Replaces each page with its name.
jest.mock("../shared/lazy-page", () => ({ lazyPage: (name: string) => () => <p>{name}</p> }));
jest.mock("../shared/lazy-data-page", () => ({ lazyDataPage: (name: string) => () => <p>{name}</p> }));

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

/** Opens a path. Returns the final path and the text on the page. */
function open(path: string): string {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Where />
      <Routes>
        {PERSONAL_PATHS.map((each) => (
          <Route key={each} path={each} element={<PersonalPage path={each} />} />
        ))}
        <Route path="*" element={<p>another page</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return screen
    .getAllByText(/./)
    .map(({ textContent }) => textContent)
    .join(" ");
}

const EVERYONE = [null, Role.User, Role.TeamLeader, Role.Superadmin] as const;
/**
 * The personal routes, each with its page and the roles that it lets in (null for signed-out visitors). A route without
 * a guard in the specification has the general guard.
 */
const TABLE: readonly (readonly [path: string, page: string, allowed: readonly (Role | null)[]])[] = [
  ["/signup", "SignupPage", EVERYONE],
  ["/login", "LoginPage", EVERYONE],
  ["/forget-pass", "ForgetPassPage", EVERYONE],
  ["/addmem", "AddMemberPage", EVERYONE],
  ["/events/syntaxsiege/registration", "RegistrationPage", EVERYONE.slice(1)],
  ["/events/syntaxsiege/team", "TeamViewPage", EVERYONE.slice(1)],
  ["/events/syntaxsiege/team-mates", "TeamMatesPage", EVERYONE.slice(1)],
  ["/dashboard", "DashboardPage", EVERYONE.slice(1)],
  ["/createTeam", "CreateTeamPage", EVERYONE.slice(1)],
  ["/payment", "PaymentPage", EVERYONE.slice(1)],
  ["/receipts/:number", "ReceiptPage", EVERYONE.slice(1)],
  ["/pass", "PassPage", EVERYONE],
  // The page itself checks its code or the session.
  ["/setup", "SetupPage", EVERYONE],
  ["/profile", "ProfilePage", EVERYONE.slice(1)],
  ["/team", "HomePage", [Role.TeamLeader]],
  // A session contains no grants. The page itself therefore fetches them, and redirects people without grants.
  ["/admindashboard", "AdminDashboardPage", EVERYONE.slice(1)],
  ["/desk", "DeskPage", EVERYONE.slice(1)],
];

beforeEach(() => act(() => clearSession()));

test("the table, the pages and the addresses that the router knows are the same", () => {
  const sorted = (paths: readonly string[]) => [...paths].sort();
  // The routes for Syntax Siege are used for every event.
  const table = sorted(TABLE.map(([path]) => path.replace("/syntaxsiege/", "/:slug/")));
  expect(sorted([...PERSONAL_PAGES.keys()])).toEqual(table);
  expect(sorted(PERSONAL_PATHS)).toEqual(table);
});

describe.each(TABLE)("%s", (path, page, allowed) => {
  test.each(EVERYONE)("for %s", (role) => {
    if (role !== null) writeSession(loginResponse({ role }));
    const seen = open(path);
    if (allowed.includes(role)) expect(seen).toBe(`${path} ${page}`);
    else if (role === null) expect(seen).toBe(`/login?next=${encodeURIComponent(path)} LoginPage`);
    else expect(seen).toBe("/ another page");
  });
});
