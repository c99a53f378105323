/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { PageQuery } from "../../shared/page-data/page-query";
/** A message to the club. */
export type ContactMessageInput = {
  /** The address for the club's reply. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** The message. Line breaks are allowed. */
  message: string;
  /** Phone number, as free text. */
  phone: string;
  /** Leave empty. People do not see this field, so only programs fill it in. */
  website?: string | null | undefined;
};

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;

export type SendContactMessageMutation = { sendContactMessage: { message: string } };

export const SendContactMessage: PageQuery<SendContactMessageMutation, SendContactMessageMutationVariables> =
  {
    name: "SendContactMessage",
    text: "mutation SendContactMessage($input:ContactMessageInput!){sendContactMessage(input:$input){message}}",
  };
