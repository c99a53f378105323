import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { MemoryRouter } from "react-router-dom";
import { CLUB } from "../../shared/club";
import { fakeViewport } from "../../shared/testing/fake-viewport";
import { hydratePublicPage, renderPublicPage } from "../../shared/testing/public-page";
import { ContactPage } from "./contact-page";

beforeEach(() => fakeViewport());

const page = { page: <ContactPage />, answers: {}, at: "/contact" };
const hrefOf = (id: string) => CLUB.links.find((link) => link.id === id)?.href ?? "missing";

/** The first use of the form compiles it, Apollo and all. */
const COMPILING = { timeout: 10_000 };

// First: once loaded, the form is there at once.
test("the form comes after the page; until then its labels hold its place", async () => {
  renderPublicPage(page);
  expect(screen.getByRole("status")).toHaveTextContent("Loading the form...");
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
  const form = within(await screen.findByRole("form", { name: "Contact" }, COMPILING));
  expect(form.getByRole("button", { name: "Send Message" })).toBeVisible();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("has the title, the invitation and the two ways out", () => {
  renderPublicPage(page);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Get in Touch with Us$/);
  expect(screen.getByText(/Use the form, or reach us by WhatsApp or Telegram/)).toBeVisible();
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "WhatsApp (opens in a new tab)",
    "Telegram (opens in a new tab)",
  ]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([hrefOf("whatsapp"), hrefOf("telegram")]);
  for (const link of links) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  }
});

test("the server's HTML names the two links to readers without script, and the browser takes it over", async () => {
  const view = renderToString(
    <MemoryRouter>
      <ContactPage />
    </MemoryRouter>,
  );
  expect(view).toMatch(/<noscript>.*The form needs JavaScript.*WhatsApp or Telegram.*<\/noscript>/);
  const { serverText, complaints } = await hydratePublicPage(page);
  expect(serverText).toContain("Get in Touch with Us");
  expect(complaints).toEqual([]);
});
