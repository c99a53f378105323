/** Rows of the message field. The form's skeleton is as high. */
export const MESSAGE_ROWS = 6;

/** The form's labels, which its skeleton shows too; all five fields are required. */
export const CONTACT_LABELS = {
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  phone: "Phone",
  message: "Message",
} as const;

/** How the fields stand, in the form as in its skeleton. */
export const CONTACT_GRID = "grid gap-5 sm:grid-cols-2";
