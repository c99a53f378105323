import { LIMITS } from "../limits.js";
import type { AreaTexts } from "./area-texts.js";

export const TEAM_TEXTS = {
  errors: {
    NO_PASS: {
      status: 409,
      message: "You have no pass yet. You will get a pass when your team can take part in the event.",
    },
    NOT_LEADER: { status: 403, message: "Only the team's leader can do this. Ask your leader to do it." },
    NOT_YOUR_HANDLE: {
      status: 403,
      message:
        "You can change only your own handle. Ask your team's leader to change another member's handle.",
    },
    NOT_CONFIRMED: {
      status: 403,
      message: "Accept your place in this team first. Then you can see the team's details.",
    },
    PLACE_NOT_OFFERED: {
      status: 409,
      message: "You can no longer accept or decline this place. Reload the page.",
    },
    PLACE_NEEDS_PAYMENT: {
      status: 409,
      message: "To accept this place, pay the fee and report the payment.",
    },
    PLACE_PAID: {
      status: 409,
      message: "Your team has paid for this place. To give it up, write to the club.",
    },
    TEAM_NOT_FOUND: { status: 404, message: "Team not found." },
    MEMBER_NOT_FOUND: { status: 404, message: "This member is no longer in the team. Reload the page." },
    ACCOUNT_NOT_FOUND: {
      status: 404,
      message: "No account uses this e-mail yet. Ask your teammate to sign up first, then add them here.",
    },
    EMAIL_IN_TEAM: {
      status: 409,
      message:
        "A team in this event already lists this e-mail. Ask that team's leader to remove this person, then try again.",
    },
    IDENTITY_TAKEN: {
      status: 409,
      message:
        "Someone else in this event has the same college and roll number. Check the number, or write to the club.",
    },
    PERSON_LOCKED: {
      status: 409,
      message:
        "Your team has reported its payment. To change a name, college or roll number, write to the club.",
    },
    TEAM_NAME_TAKEN: { status: 409, message: "This team name is already taken. Please choose another one." },
    ALREADY_IN_TEAM: { status: 409, message: "You are already in a team for this event." },
    PERSON_IN_TEAM: { status: 409, message: "This person is already in a team for this event." },
    PERSON_IS_YOU: { status: 409, message: "You cannot add yourself. You are already in this team." },
    PERSON_IN_YOUR_TEAM: { status: 409, message: "This person is already in your team." },
    HANDLE_UNKNOWN: { status: 400, message: "This handle does not exist on Codeforces. Check the spelling." },
    HANDLE_TAKEN: {
      status: 409,
      message:
        "Someone else in this event has this handle. Check the spelling. If the handle is yours, open your profile and prove the handle.",
    },
    TEAM_FULL: { status: 409, message: "A team cannot have more than 3 members." },
    ROSTER_LOCKED: {
      status: 409,
      message:
        "No one can join or leave the team, because the team reported its payment. You can still change handles and hand the team over. For other changes, write to the club.",
    },
    INVITATION_GONE: {
      status: 404,
      message: "This invitation link no longer works. Ask the team's leader for a new link.",
    },
    INVITATION_ENDED: {
      status: 404,
      message: "This invitation is no longer valid. Ask the team's leader for a new invitation.",
    },
    PERSON_INVITED: { status: 409, message: "This person is already invited. You can send the mail again." },
    TOO_MANY_INVITATIONS: {
      status: 409,
      message: "A team can have at most 10 open invitations. Withdraw an invitation first.",
    },
    LISTING_ENDED: { status: 404, message: "This entry is no longer on the list. Reload the page." },
    REQUEST_ENDED: { status: 404, message: "This request is no longer valid. Reload the page." },
    REQUEST_OPEN: {
      status: 409,
      message: "You have already asked this team. Wait for its leader to answer.",
    },
    TOO_MANY_REQUESTS: {
      status: 409,
      message: "You can ask at most 5 teams at a time. Withdraw a request, or wait for an answer.",
    },
    TEAM_IS_FULL: { status: 409, message: "The team is full." },
    JOINING_LOCKED: {
      status: 409,
      message: "This team has reported its payment, so new members cannot join.",
    },
    LEADER_MUST_STAY: {
      status: 409,
      message: "The leader cannot leave the team. Hand the team over to a member or delete it instead.",
    },
    MEMBER_NOT_LINKED: {
      status: 409,
      message:
        "Only a member with an account can lead the team. Ask this member to sign up first with the e-mail address shown in the team.",
    },
    MEMBER_UNCONFIRMED: {
      status: 409,
      message: "This member has not accepted their place yet. Ask this member to accept the place first.",
    },
    LEADS_PAID_TEAM: {
      status: 409,
      message: "This account leads a team with a reported payment. Hand the team over first.",
    },
  },
  rules: {
    teamName: "Team name must be 2 to 50 characters",
    handle:
      "A Codeforces handle has 3 to 24 letters, digits, dots, hyphens or underscores. You can also paste the profile's address",
    rollNoRequired: "University Roll Number is required.",
    oneMember: "Add one member at a time",
    listingLine: "Write 3 to 140 characters",
    noContact:
      "Leave out links, addresses and phone numbers. You and the other person see each other's details after you both agree",
    invitation: "Invalid invitation link. Ask the team's leader for a new link",
    filled: "This field is already filled in and cannot be changed here",
  },
  success: {
    passRenewed: "Here is your new pass. The old pass is no longer valid.",
    teamCreated: "Team created successfully!",
    memberAdded: "Member added successfully!",
    memberUpdated: "Member details updated successfully!",
    memberRemoved: "Member removed from the team.",
    handleUpdated: "Codeforces handle updated successfully",
    teamLeft: "You have left the team.",
    membershipAccepted: "You are in the team now.",
    invitationLinkMade: "The invitation link is ready.",
    invitationLinkEnded: "The invitation link is switched off.",
    listed: "The entry is on the list.",
    unlisted: "Entry removed from the list.",
    requestSent: "Your request is on its way to the team's leader.",
    requestCancelled: "Request withdrawn.",
    requestAccepted: "The person is now in your team.",
    requestDeclined: "Request declined.",
    personInvited: "The invitation is on its way.",
    personInvitedWithoutMail:
      "The person is invited, but we sent no mail. This address has already received several mails this hour. Send the mail later.",
    invitationResent: "The invitation was sent again.",
    invitationCancelled: "Invitation withdrawn.",
    invitationDeclined: "You have declined the invitation.",
    teamTransferred: "The team has a new leader.",
    placeAccepted: "The place is yours.",
    placeDeclined: "You gave up the place.",
    teamDeleted: "The team was deleted.",
    teamUpdated: "Team updated.",
  },
  fallbacks: {
    teamStatus: "Failed to check team status",
    createTeam: "Failed to create team",
    addMember: "Failed to add member",
    updateMember: "Failed to update member",
    updateHandle: "Failed to update handle",
    joinTeam: "Failed to join the team. Please try again.",
    invitationLink: "Failed to change the invitation link. Please try again.",
    teamCalendar: "Failed to fetch the calendar's address. Please try again.",
    listing: "Failed to change the list. Please try again.",
    listings: "Failed to fetch the list. Please try again.",
    joinRequest: "Failed to send the request. Please try again.",
    answerRequest: "Failed to answer the request. Please try again.",
    invite: "Failed to send the invitation. Please try again.",
    answerInvitation: "Failed to answer the invitation. Please try again.",
    teamView: "Failed to fetch team",
    teamsList: "Failed to fetch teams",
    dashboard: "Failed to fetch team data",
  },
} as const satisfies AreaTexts;

/** The text about a handle if Codeforces does not respond. */
export const HANDLE_NOT_CHECKED = "Codeforces did not respond, so we could not check the handle.";

/**
 * Returns the text of TEAM_FULL for teams of the given size. For teams of three, this is the specification's sentence.
 * @param size the event's maximum team size, including the leader
 */
export function teamFullText(size: number): string {
  if (size === LIMITS.teamSize) return TEAM_TEXTS.errors.TEAM_FULL.message;
  return size === 1
    ? "A team in this event has exactly one person."
    : `A team in this event cannot have more than ${String(size)} members.`;
}
