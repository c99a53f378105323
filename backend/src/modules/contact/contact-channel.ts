/** A message that passed the form's rules. */
export interface ContactMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** How messages reach the club. @throws Error when this one did not. */
export type ContactChannel = (message: ContactMessage) => Promise<void>;
