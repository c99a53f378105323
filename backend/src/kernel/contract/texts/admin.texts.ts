import type { AreaTexts } from "./area-texts.js";

/** People, rights, deletions and exports: what only the admin area does to accounts and teams. */
export const ADMIN_TEXTS = {
  errors: {
    GRANTS_OF_SUPERADMIN: { status: 409, message: "A Superadmin can already do everything." },
    CONFIRMATION_NEEDED: { status: 403, message: "Confirm that it is you, then try again." },
    VIEW_READ_ONLY: {
      status: 403,
      message: "You see the site as a student: nothing can be changed. Stop the view first.",
    },
    NOT_IN_VIEW: {
      status: 403,
      message: "This is shown to the person only, not when you see the site as them.",
    },
    VIEW_OF_SUPERADMIN: { status: 409, message: "Nobody can see the site as a Superadmin." },
    NOT_IN_BIN: { status: 404, message: "It is no longer in the bin." },
  },
  rules: {
    grants: "Choose treasurer, contest, desk, content or reader",
    deletedAtOnce: "Choose between 1 and 200 to delete at once",
    restoredAtOnce: "Choose between 1 and 200 to restore at once",
    replacement: "Give the e-mail of an account, or a name and roll number",
    replacementReason: "Give a reason of at most 500 characters",
    csvEmpty: "Choose a file, or paste a list",
    csvLong: "The list is longer than 1.5 million characters",
    csvOfPeople: "The first line needs headings, one of them Id or Email",
    csvUnknownPerson: "Nobody has this id or e-mail address",
    csvOtherEmail: "This account has another e-mail address. A list cannot change addresses",
    csvPersonTwice: "This person stands in an earlier line too",
    csvOfTeams: "The first line needs headings, among them Team and Name or Email",
    csvTeamsLong: "Choose at most 600 people at once",
    csvNoTeam: "The line names no team, and neither does one above it",
    csvFirstPerson:
      "The first person of a new team leads it and needs an account. Let them sign up, or put somebody with an account first",
    csvNeedsRollNo: "Somebody without an account needs a name and a roll number",
    csvRosterLocked: "This team's people are settled by its payment",
    csvTeamFull: "The team is full before this person",
    seeAsReason: "Say in 3 to 200 characters why you look",
    viewName: "Give the view a name of 1 to 40 characters",
    viewLong: "This view has too much in it to be saved",
    viewsFull: "You have 50 views. Delete one first",
    viewTaken: "You have a view of this name already",
    teamsChosen: "Choose at least one team",
    pastEvent: "The event is past. Teams are added to the current event or one to come",
    cellChanges: "Choose between 1 and 2,000 changes at once",
    peopleAtOnce: "Choose at most 500 people at once",
    /** As ROSTER_LOCKED, to whom a team would write. */
    rosterLocked:
      "The roster is locked because its payment is pending or accepted. Reject it or take it back first.",
  },
  success: {
    viewStarted: "You see the site as this student. Nothing can be changed.",
    viewEnded: "The view has ended.",
    viewSaved: "The view is saved.",
    viewDeleted: "The view is deleted.",
    teamsImported: "The teams are registered as the list says.",
    teamsNoted: "The note is on these teams.",
    grantsSet: "Rights saved. They take effect at once, and the person gets an e-mail.",
    userSessionsEnded: "Every session of this person was ended. They get an e-mail.",
    memberReplaced: "Replaced. Both people and the leader get an e-mail.",
    identityConfirmed: "Thank you. That is confirmed.",
    exportBegun: "The export is recorded in the audit log.",
  },
} as const satisfies AreaTexts;

/** Returns the text next to a field that another user changed since it was read. */
export function changedMeanwhile(now: string): string {
  return now === "" ? "Somebody else emptied this meanwhile" : `Somebody else made this "${now}" meanwhile`;
}

/** Of a line of a list whose team another line spells otherwise. */
export function spelledOtherwise(name: string, line: number): string {
  return `Line ${String(line)} spells this team "${name}". Spell it alike, or give the teams different names`;
}

/** Of a line of a list whose person is in an earlier line. */
export function alreadyInLine(line: number): string {
  return `This person stands in line ${String(line)} too`;
}

/** Of a line of a list whose person has a team. */
export function alreadyInTeam(teamName: string): string {
  return `In the team "${teamName}" of this event already`;
}

/** Import error: a person in another line has the same handle. */
export function handleInLine(handle: string, line: number): string {
  return `The handle ${handle} stands in line ${String(line)} too: one of the two has to correct it`;
}

/** Import error: the handle already belongs to another participant of the event. */
export function handleInTeam(handle: string, name: string, teamName: string): string {
  return `${name} of the team "${teamName}" has the handle ${handle} already: one of the two has to correct it`;
}

/** Where a list no longer does what its preview said. */
export function importChanged(teamName: string): string {
  return `The team "${teamName}" was added or deleted meanwhile. Read the file again.`;
}
