import type { AreaTexts } from "./area-texts.js";

/** Texts about actions on accounts and teams in the admin area: people, rights, deletions and exports. */
export const ADMIN_TEXTS = {
  errors: {
    GRANTS_OF_SUPERADMIN: {
      status: 409,
      message: "A Superadmin already has every right. No right was added.",
    },
    CONFIRMATION_NEEDED: {
      status: 403,
      message: "Confirm your identity before this step, then try again.",
    },
    VIEW_READ_ONLY: {
      status: 403,
      message:
        "You are seeing the site as a student, so you cannot change anything. End the student view first.",
    },
    NOT_IN_VIEW: {
      status: 403,
      message:
        "Only the student can see this page. The page stays hidden while you see the site as this student.",
    },
    VIEW_OF_SUPERADMIN: {
      status: 409,
      message: "You cannot see the site as a Superadmin. Choose a student.",
    },
    NOT_IN_BIN: { status: 404, message: "This entry is no longer in the bin. Reload the list." },
  },
  rules: {
    grants: "Choose the rights from treasurer, contest, desk, content and reader",
    deletedAtOnce: "Choose 1 to 200 entries to delete at once",
    restoredAtOnce: "Choose 1 to 200 entries to restore at once",
    replacement: "Enter the e-mail address of an account, or a name and a roll number",
    replacementReason: "Enter a reason of at most 500 characters",
    csvEmpty: "Choose a file, or paste a list",
    csvLong: "The list is longer than 1.5 million characters. Split it into smaller lists",
    csvLines: "The list has more than 100,000 lines. Split it into smaller lists",
    csvOfPeople: "Add a first line with headings. One heading must be ID or Email",
    csvUnknownPerson: "No account has this ID or e-mail address. Correct the line",
    csvOtherEmail:
      "This account has another e-mail address. A list cannot change addresses. Open the user and change the address there",
    csvPersonTwice: "An earlier line is about the same person. Remove one of the two lines",
    csvOfTeams: "Add a first line with the headings Team and Name, or Team and Email",
    csvTeamsLong: "A list can have at most 600 people. Split it into smaller lists",
    csvNoTeam: "This line and the lines above it have no team name. Add the team's name",
    csvFirstPerson:
      "The first person leads the new team and needs an account. Ask them to sign up, or put a person with an account first",
    csvNeedsRollNo: "A person without an account needs a name and a roll number",
    csvRosterLocked: "The team's payment is pending or accepted, so its roster is locked. Remove this line",
    csvTeamFull: "The team is already full. Remove this line",
    seeAsReason: "Enter your reason in 3 to 200 characters",
    viewName: "Enter a name of 1 to 40 characters",
    viewLong: "This view is too large to save. Remove some filters or columns",
    viewsFull: "You already have 50 views. Delete a view first",
    viewTaken: "You already have a view with this name. Choose another name",
    teamsChosen: "Choose at least one team",
    pastEvent: "This event is over. Choose the current event or an upcoming one",
    cellChanges: "Choose 1 to 2,000 changes at once",
    peopleAtOnce: "Choose at most 500 people at once",
    /** The text of ROSTER_LOCKED for an admin. The error's own text addresses the team. */
    rosterLocked:
      "The roster is locked because the team's payment is pending or accepted. Reject the payment or take back its acceptance first.",
  },
  success: {
    viewStarted: "You are seeing the site as this student. You cannot change anything.",
    viewEnded: "You no longer see the site as a student.",
    viewSaved: "View saved.",
    viewDeleted: "View deleted.",
    teamsImported: "The teams in the list are registered.",
    teamsNoted: "Note saved for these teams.",
    grantsSet: "Rights saved. The new rights apply now, and the person gets an e-mail.",
    userSessionsEnded: "This person is logged out everywhere and gets an e-mail.",
    memberReplaced: "Member replaced. Both people and the leader get an e-mail.",
    identityConfirmed: "Thank you. Your identity is confirmed.",
    exportBegun: "The export is recorded in the audit log.",
  },
} as const satisfies AreaTexts;
