/**
 * Returns a pattern that matches our modules with these paths. A path may list alternatives: `shared/(bin|table)`.
 * @param {string[]} paths
 */
function modules(...paths) {
  return new RegExp(`[\\\\/](${paths.join("|").replaceAll("/", "[\\\\/]")})\\.tsx?$`);
}

/**
 * The modules that screens share, in few files instead of one per module. A group takes along its imports, except those
 * of a group with a higher priority, or of an earlier group with the same priority. Every page loads `core`. Keep
 * forms, Apollo and class-validator out of the layout and the public pages, whose first load has a budget
 * (docs/performance.md, "Budgets that tests hold").
 */
export const CHUNK_GROUPS = [
  { name: "core", tags: /** @type {"$initial"[]} */ (["$initial"]), priority: 5 },
  // Apollo's file also contains the documents for the forms that are sent before a log-in, because these forms need
  // Apollo anyway.
  {
    name: "apollo",
    test: /[\\/]node_modules[\\/](@apollo|graphql)[\\/]|[\\/]src[\\/]graphql[\\/](features[\\/](accounts|admin-access)|shared[\\/]session)\.ts$/,
    priority: 4,
  },
  // The part of a form that the public contact page needs at once. The rest of the forms is separate.
  {
    name: "fields",
    test: /[\\/]texts[\\/]contact\.texts\.ts$|[\\/]shared[\\/](forms[\\/](use-form|form-errors)|ui[\\/](text-field|text-area-field|field-frame|control-style|error-summary|banner))\.tsx?$/,
    priority: 4,
  },
  {
    name: "forms",
    test: /[\\/]kernel[\\/]contract[\\/](catalogue|limits|texts[\\/](requests|accounts|teams|payments|events)\.texts)\.ts$|[\\/]invitations[\\/]invitation-refusals\.ts$|[\\/]shared[\\/](drafts[\\/]tab-draft|forms[\\/](use-form|submit-button|form-failure|use-submit-when-full)|hooks[\\/]use-still-trying|errors[\\/]app-error|ui[\\/]((?!code-).*-field|field-kinds|radio-group|error-summary|resend-button))\.tsx?$/,
    priority: 3,
  },
  // The modules that Radix's dialogs and tabs share. A page with tabs must not load the dialogs.
  {
    name: "radix",
    test: /[\\/]@radix-ui[\\/](react-(compose-refs|slot|primitive|context|id|presence|use-[a-z-]+)|primitive)[\\/]/,
    priority: 3,
  },
  { name: "overlays", test: /[\\/]shared[\\/]modal[\\/]modal-window\.tsx$/, priority: 2 },
  // The modules of nearly every public page, in one small file. Separate files would each add HTTP headers and compress
  // worse.
  {
    name: "pages",
    test: /[\\/]shared[\\/](ui[\\/](page-heading|page-meta|lazy-image)|hooks[\\/]use-(near-viewport|hydrated)|site-origin|browser)\.tsx?$/,
    priority: 1,
  },
  // The texts about dates, registration, handles and places on the home page, an event's page and its results. If they
  // were in a group with the rules of forms, a page that links to a handle would load those rules and Apollo.
  {
    name: "events",
    test: /[\\/]features[\\/]events[\\/]components[\\/](event-days|register-link|registration-deadline)|[\\/]shared[\\/](lazy-section|deadline)\.tsx?$|[\\/](ui|format)[\\/]date-time\.tsx?$|[\\/](india-time|rupees)\.ts$|[\\/]contract[\\/](calendar-path|profile-address|place-text|result-paths|picture-paths|page-paths)\.ts$/,
    priority: 4,
  },
  // The modules shared by the list of events and an event's page, separate from `events` because the log-in and sign-up
  // forms also load `events`.
  {
    name: "event-facts",
    test: /[\\/]features[\\/]events[\\/](components[\\/]event-state-flag|event-facts)\.tsx?$|[\\/]contract[\\/](result-row|event-state)\.ts$/,
    priority: 4,
  },
  // `personal` has the modules of the frame around every personal page, and `entrance` those of the log-in and sign-up
  // forms. Visitors open these pages with an empty cache, and on a phone network each small file waits for its turn.
  {
    name: "personal",
    test: /[\\/]shared[\\/](paths|when-idle|hooks[\\/]use-media-query|session[\\/](ended-session|known-grants|grant-names|store-login|refresh))\.tsx?$/,
    priority: 1,
  },
  {
    name: "entrance",
    test: /[\\/]pages[\\/](account-frame|login[\\/]login-page)\.tsx$|[\\/]features[\\/](accounts[\\/](components[\\/]entrance[\\/](log-in-form|own-data-fields)|hooks[\\/]use-(linked-code|resend|focus-on-change))|admin-access[\\/]use-landing|teams[\\/]invitations[\\/]join-intent)\.tsx?$/,
    priority: 1,
  },
  // The components for values in a text, which the texts of events need too, and the modules that a dialog needs before
  // its own script.
  {
    name: "values",
    test: modules(
      "shared/(ui/(values|modal-guards)|modal/modal-history)",
      "contract/(visible-text|plain-characters|transaction-id)",
    ),
    priority: 4,
  },
  // The bar of a signed-in user. Public pages show it too, so it must not load Apollo.
  {
    name: "account",
    test: modules(
      "app/layout/(account-bar|user-menu-panel)",
      "shared/(session/(log-out|role-names)|format/initials)",
    ),
    priority: 1,
  },
  // Apollo's client and the states of a list (loading, failed, empty), for every page of signed-in users.
  {
    name: "signed-in",
    test: modules(
      "shared/apollo/(apollo-boundary|client|make-cache|session-link|subscription-link|refusals|use-fetch|use-query-state)",
      "shared/(confirmation/confirmation-(host|question)|session/(setup-needed|may))",
      "shared/(ui/(list-state|empty-state|skeleton)|events/no-current-event|errors/by-field|forms/known-texts)",
      "shared/hooks/use-focus-when-lost",
      "contract/(receipt-number|confirmed-acts)",
      "graphql/shared/confirmation",
    ),
    priority: 1,
  },
  // The small modules of most pages of signed-in users: actions, their notices, and unsaved changes.
  {
    name: "screens",
    test: modules(
      "shared/ui/(badge|panel|notice-banner|row-button)",
      "shared/hooks/use-(action|confirmed-action|notice)",
      "shared/forms/(form-modal|use-mutation-form)",
      "shared/(drafts/(draft-store|reloaded-draft|preserved-state|unsaved|leaving|use-unsaved)|random-id)",
      "teams/contract/(team.policy|team-gaps|payment-status|place-state)",
    ),
    priority: 1,
  },
  // The modules that a team's pages share: registration, dashboard, payment and team view.
  {
    name: "team",
    test: modules(
      "graphql/features/teams",
      "features/teams/(components|hooks|invitations|listings)/.*(team-bar|heading/.*|my-invitations|team-mates-link|membership-question|team-action-modal|use-team-actions|invited-people|join-requests|team-checklist|team-status-notes|not-confirmed-badge|use-actor|use-page-list)",
      "features/teams/team-access",
      "shared/ui/place-badge",
    ),
    priority: 1,
  },
  // Small modules that the tabs of the admin area share.
  {
    name: "admin",
    test: /[\\/]shared[\\/](admin-addresses|hooks[\\/]use-(address|heading-focus)|events[\\/]use-admin-events|table[\\/](mail-selection|choose-file)|format[\\/](waiting-time|moment-field|bytes-as-text))\.tsx?$/,
    priority: 1,
  },
  // The rules of forms, which are loaded when a form gets the focus. This file needs Rolldown's runtime, so it must
  // import `core`. Otherwise Rolldown would put the runtime into a separate file on every page. The common fields in
  // this file import `core` through `forms`.
  {
    name: "rules",
    test: /[\\/]node_modules[\\/]class-validator[\\/]|[\\/](common-fields|validate-contract)\.ts$/,
    priority: 1,
  },
];
