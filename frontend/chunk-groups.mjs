/**
 * Returns a pattern that matches our modules with these paths. A path may list alternatives: `shared/(bin|table)`.
 * @param {string[]} paths
 */
function modules(...paths) {
  return new RegExp(`[\\\\/](${paths.join("|").replaceAll("/", "[\\\\/]")})\\.tsx?$`);
}

/**
 * The modules that screens share, in few files instead of one per module. A group also gets the modules that its
 * modules import, except modules of a group with a higher priority, or of an earlier group with the same priority.
 * Every page loads `core`. Keep forms, Apollo and class-validator out of the layout and the public pages, whose first
 * load has a budget (docs/performance.md, "Budgets that tests hold").
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
  // The modules of nearly every public page, in one small file. Separate files would each add HTTP headers and compress
  // worse.
  {
    name: "pages",
    test: /[\\/]shared[\\/](ui[\\/](page-heading|page-meta|lazy-image)|hooks[\\/]use-(near-viewport|hydrated)|site-origin|browser)\.tsx?$/,
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
    test: modules(
      "kernel/contract/(catalogue|limits|texts/(requests|accounts|teams|payments|events).texts)",
      "invitations/invitation-refusals",
      "shared/forms/(use-form|submit-button|form-failure|use-first-field)",
      "shared/(drafts/tab-draft|hooks/use-(still-trying|focus-on-change)|errors/app-error)",
      "shared/ui/((?!code-|password-|select-)[^/]*-field|field-kinds|error-summary)",
    ),
    priority: 3,
  },
  // The modules that Radix's dialogs and tabs share. A page with tabs must not load the dialogs.
  {
    name: "radix",
    test: /[\\/]@radix-ui[\\/](react-(compose-refs|slot|primitive|context|id|presence|use-[a-z-]+)|primitive)[\\/]/,
    priority: 3,
  },
  // The texts about dates, registration, handles and places on the home page, an event's page and its results. If they
  // were in a group with the rules of forms, a page that links to a handle would load those rules and Apollo.
  {
    name: "events",
    test: /[\\/]features[\\/]events[\\/]components[\\/](event-days|register-link|registration-deadline)|[\\/]shared[\\/](lazy-section|deadline|hooks[\\/]use-media-query)\.tsx?$|[\\/](ui|format)[\\/]date-time\.tsx?$|[\\/](india-time|rupees)\.ts$|[\\/]contract[\\/](calendar-path|profile-address|place-text|result-paths|picture-paths|page-paths)\.ts$/,
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
  // forms. Without these groups, a first visit on a phone network would wait for many small files.
  {
    name: "personal",
    test: modules(
      "app/(personal-pages?|guards/require-session)",
      "shared/(paths|when-idle|session/(ended-session|known-grants|grant-names|store-login|refresh))",
    ),
    priority: 1,
  },
  {
    name: "entrance",
    test: modules(
      "pages/(account-frame|login/login-page)",
      "features/accounts/components/entrance/(log-in-form|own-data-fields)",
      "features/accounts/hooks/use-(linked-code|resend)",
      "features/(admin-access/use-landing|teams/invitations/join-intent)",
      "shared/(ui/(password-field|resend-button)|forms/use-submit-when-full)",
    ),
    priority: 1,
  },
  // Small components that public pages (results, a verified certificate, an invitation) and a team's pages share.
  {
    name: "facts",
    test: modules(
      "shared/ui/(values|copy-button|share-button|key-value-list|notice-link)",
      "contract/visible-text",
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
  // What nearly every page of a signed-in user needs: Apollo's client, the states of a list (loading, failed, empty),
  // actions and their notices, unsaved changes, and what a dialog needs before its own script.
  {
    name: "signed-in",
    test: modules(
      "shared/apollo/(apollo-boundary|client|make-cache|session-link|subscription-link|refusals|use-fetch|use-query-state)",
      "shared/(confirmation/confirmation-(host|question)|session/(setup-needed|may))",
      "shared/(ui/(list-state|empty-state)|errors/by-field)",
      "shared/hooks/use-(focus-when-lost|action|confirmed-action|notice)",
      "kernel/contract/uploaded-pictures",
      "shared/ui/(badge|panel|notice-banner|row-button|modal-guards|tab-look)",
      "shared/(modal/(modal-history|lazy-modal)|download-file|random-id|qr/save-qr)",
      "shared/forms/(form-modal|use-mutation-form)",
      "shared/drafts/(draft-store|reloaded-draft|preserved-state|unsaved|leaving|use-unsaved)",
      "teams/contract/(team.policy|team-gaps|payment-status|place-state)",
    ),
    priority: 1,
  },
  // The script of a dialog. This group comes after `signed-in`, so that the modules that a dialog needs before its
  // script stay in `signed-in`.
  { name: "overlays", test: modules("shared/modal/modal-window"), priority: 1 },
  // What the profile shares with the admin area and the list of notifications.
  {
    name: "own-account",
    test: modules(
      "shared/activity/[^/]+",
      "graphql/(shared/activity|features/notifications)",
      "features/accounts/(components/profile/(password-section|editable-section)|hooks/use-retried-query)",
      "contract/certificate-placeholders",
    ),
    priority: 1,
  },
  // What a payment's pages and the admin area's lists of payments share.
  {
    name: "payments",
    test: modules(
      "graphql/features/payments",
      "payments/contract/(transaction-id|plain-characters)",
      "payments/receipts/contract/receipt-number",
      "shared/receipts/.*",
      "shared/ui/(payment-timeline|transaction-id)",
    ),
    priority: 1,
  },
  // The modules that a team's pages share: registration, dashboard, payment and team view.
  {
    name: "team",
    test: modules(
      "graphql/features/teams",
      "features/teams/(components|hooks|invitations|listings)/.*(team-bar|heading/.*|my-invitations|team-mates-link|membership-question|team-action-modal|use-team-actions|invited-people|join-requests|team-checklist|team-status-notes|not-confirmed-badge|use-actor|use-team-and-invitations|use-page-list|facts-panel)",
      "features/teams/team-access",
      "shared/ui/place-badge",
    ),
    priority: 1,
  },
  // The rules for a person's data. The contact form needs these rules, but not Apollo.
  { name: "person-rules", test: modules("contract/(email|phone|handle)"), priority: 1 },
  // What the pages for a new team share.
  {
    name: "new-team",
    test: modules(
      "features/teams/(refusal-text|components/create-team-form|local-members/(use-)?local-team)",
    ),
    priority: 1,
  },
  // Small modules that the tabs of the admin area share.
  {
    name: "admin",
    test: modules(
      "shared/(admin-addresses|hooks/use-(address|heading-focus)|events/use-admin-events|ui/select-field)",
      "shared/(table/(mail-selection|choose-file)|format/(waiting-time|moment-field|bytes-as-text))",
    ),
    priority: 1,
  },
  // The rules of forms, which are loaded when a form gets the focus. This file needs Rolldown's runtime. It must import
  // `core`, or else the runtime would not be in `core` but in a separate file, which every page would load. The common
  // fields in this file import `core` through `forms`.
  {
    name: "rules",
    test: /[\\/]node_modules[\\/]class-validator[\\/]|[\\/](common-fields|validate-contract)\.ts$/,
    priority: 1,
  },
];
