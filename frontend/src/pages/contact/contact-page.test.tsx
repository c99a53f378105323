import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { MemoryRouter } from "react-router-dom";
import { ClubContext } from "../../shared/club";
import { clubOf } from "../../shared/club-data";
import { SITE_CONTENT } from "../../shared/testing/embedded-club";
import { fakeViewport } from "../../shared/testing/fake-viewport";
import { hydratePublicPage, renderPublicPage } from "../../shared/testing/public-page";
import { ContactPage } from "./contact-page";

beforeEach(() => fakeViewport());

const page = { page: <ContactPage />, initialData: {}, at: "/contact" };
const hrefOf = (id: string) => SITE_CONTENT.socialLinks.find((link) => link.id === id)?.href ?? "missing";

test("the form is there with the page", () => {
  renderPublicPage(page);
  const form = within(screen.getByRole("form", { name: "Contact" }));
  expect(form.getByRole("textbox", { name: "Message" })).toBeVisible();
  expect(form.getByRole("button", { name: "Send Message" })).toHaveAttribute("type", "submit");
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

test("the server's HTML has the form, names the two links to readers without script, and the browser takes it over", async () => {
  const view = renderToString(
    <MemoryRouter>
      <ContactPage />
    </MemoryRouter>,
  );
  expect(view).toContain('name="message"');
  // Without the script, a submit button would put the typed text into the URL.
  expect(view).not.toContain('type="submit"');
  expect(view).toMatch(/<noscript>.*The form needs JavaScript.*WhatsApp or Telegram.*<\/noscript>/);
  const { serverText, complaints } = await hydratePublicPage(page);
  expect(serverText).toContain("Get in Touch with Us");
  expect(complaints).toEqual([]);
});

test("a club without WhatsApp and Telegram has the form alone", () => {
  const club = { ...clubOf(SITE_CONTENT), links: [] };
  const { container } = renderPublicPage({
    ...page,
    page: (
      <ClubContext value={club}>
        <ContactPage />
      </ClubContext>
    ),
  });
  const shown = within(container);
  expect(shown.getByText("Questions about an event, a class or your team? Use the form.")).toBeVisible();
  expect(shown.queryByRole("link")).toBeNull();
});
