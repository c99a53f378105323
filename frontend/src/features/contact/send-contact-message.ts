import type { ContactMessageInput } from "@contract/modules/contact/contract/contact-message.input";
import { SendContactMessageDocument } from "../../graphql/generated";
import { client } from "../../shared/apollo/client";

/**
 * Sends a message to the club. Loaded when somebody begins to write: Apollo comes along with it.
 * @returns what the server says about it
 * @throws what Apollo throws
 */
export async function sendContactMessage(input: ContactMessageInput): Promise<string> {
  const { data } = await client.mutate({ mutation: SendContactMessageDocument, variables: { input } });
  if (!data) throw new Error("an answer without data");
  return data.sendContactMessage.message;
}
