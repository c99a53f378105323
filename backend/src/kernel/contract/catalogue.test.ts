import { ERRORS, FALLBACKS, RULES, SUCCESS } from "./catalogue.js";
import { ADMIN_ERRORS, ADMIN_RULES, ADMIN_SUCCESS } from "./admin-texts.js";
import { ACCOUNT_TEXTS } from "./texts/accounts.texts.js";
import { ADMIN_TEXTS } from "./texts/admin.texts.js";
import type { AreaTexts } from "./texts/area-texts.js";
import { CERTIFICATE_TEXTS } from "./texts/certificates.texts.js";
import { PICTURE_TEXTS } from "./texts/pictures.texts.js";
import { CONTENT_TEXTS } from "./texts/content.texts.js";
import { SETTINGS_TEXTS } from "./texts/settings.texts.js";
import { SEASON_TEXTS } from "./texts/season.texts.js";
import { CHECK_IN_TEXTS } from "./texts/check-in.texts.js";
import { CONTACT_TEXTS } from "./texts/contact.texts.js";
import { EVENT_TEXTS } from "./texts/events.texts.js";
import { INTEGRATION_TEXTS } from "./texts/integrations.texts.js";
import { MAILING_TEXTS } from "./texts/mailings.texts.js";
import { paymentFailureText, PAYMENT_TEXTS } from "./texts/payments.texts.js";
import { PLACE_TEXTS } from "./texts/places.texts.js";
import { RANKING_TEXTS } from "./texts/rankings.texts.js";
import { REQUEST_TEXTS } from "./texts/requests.texts.js";
import { STATEMENT_TEXTS } from "./texts/statements.texts.js";
import { TEAM_TEXTS } from "./texts/teams.texts.js";

/** The texts that the club specified word for word (docs/rules.md, "Where texts and numbers are"). */
const SECTION_8 = [
  "Registration failed",
  "Email is already registered",
  "Failed to register",
  "Registration successful! Redirecting to login...",
  "Failed to send verification email",
  "Verification email sent! Please check your inbox.",
  "Invalid Username or Password",
  "Login successful!",
  "Failed to create team",
  "Team created successfully!",
  "Failed to add member",
  "Member added successfully!",
  "Failed to update member",
  "Member details updated successfully!",
  "An error occurred",
  "Failed to check team status",
  "Failed to update handle",
  "Codeforces handle updated successfully",
  "Failed to fetch team",
  "Failed to fetch teams",
  "Failed to fetch team data",
  "Team not found.",
  "Team ID could not be retrieved.",
  "Failed to update payment status.",
  "Form submitted successfully! Payment status updated to pending.",
  "Something went wrong",
  "Invalid OTP",
  "Password update failed",
  "Message Delivered Successfully!",
  "Failed to Contact. Please try again.",
];
const SECTION_5 = [
  "First name must be at least 2 characters",
  "Phone number must be 10 digits",
  "Invalid email format",
  "Password must be at least 8 characters",
  "Please fix validation errors and verify your email before submitting.",
  "University Roll Number is required.",
  "A team cannot have more than 3 members.",
  "Please provide both Transaction ID and Team Name.",
  "All fields are required.",
];

const errorTexts = Object.values(ERRORS).map((entry) => entry.message);
const texts = new Set<string>([
  ...errorTexts,
  ...Object.values(RULES),
  ...Object.values(SUCCESS),
  ...Object.values(FALLBACKS),
]);

test.each([...SECTION_8, ...SECTION_5])("the catalogue has %j", (text) => {
  expect(texts).toContain(text);
});

test("the failure text of a payment names the cause", () => {
  expect(paymentFailureText("no network")).toBe("An error occurred: no network");
});

test.each(["errors", "rules", "success", "fallbacks"] as const)(
  "each of the %s is in only one area",
  (kind) => {
    const areas: AreaTexts[] = [
      REQUEST_TEXTS,
      ACCOUNT_TEXTS,
      TEAM_TEXTS,
      PAYMENT_TEXTS,
      EVENT_TEXTS,
      CONTACT_TEXTS,
      ADMIN_TEXTS,
      RANKING_TEXTS,
      PLACE_TEXTS,
      CHECK_IN_TEXTS,
      STATEMENT_TEXTS,
      MAILING_TEXTS,
      CERTIFICATE_TEXTS,
      CONTENT_TEXTS,
      SETTINGS_TEXTS,
      SEASON_TEXTS,
      INTEGRATION_TEXTS,
      PICTURE_TEXTS,
    ];
    const names = areas.flatMap((area) => Object.keys(area[kind] ?? {}));
    const merged = {
      errors: { ...ERRORS, ...ADMIN_ERRORS },
      rules: { ...RULES, ...ADMIN_RULES },
      success: { ...SUCCESS, ...ADMIN_SUCCESS },
      fallbacks: FALLBACKS,
    };
    expect(names.sort()).toEqual(Object.keys(merged[kind]).sort());
  },
);

test("every error has a fitting status", () => {
  for (const [code, { status }] of Object.entries(ERRORS))
    expect([code, status >= 400 && status < 600]).toEqual([code, true]);
});
