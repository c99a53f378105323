import { useDeferredValue, useMemo } from "react";
import {
  addressedOf,
  mailValues,
  type MailEvent,
  type Whom,
} from "@contract/modules/mailings/contract/mail-template";
import { useMailingAudienceQuery, type MailingAudienceQuery } from "../../../graphql/features/admin-mailings";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { LANGUAGE } from "../../../shared/language";
import { audienceInputOf, type MailValues } from "../mail-values";

export type Audience = MailingAudienceQuery["mailingAudience"];

/**
 * Returns the current recipients for the chosen audience. While another audience loads, returns the previous
 * recipients.
 */
export function useAudience(values: MailValues) {
  const serializedInput = useDeferredValue(JSON.stringify(audienceInputOf(values)));
  const input = useMemo(
    () => JSON.parse(serializedInput) as ReturnType<typeof audienceInputOf>,
    [serializedInput],
  );
  // Lists of people are not cached, because the mail goes to the people who match now.
  const query = useMailingAudienceQuery({ variables: { input }, fetchPolicy: "no-cache" });
  const { data, ...state } = useQueryState(query);
  const audience = data?.mailingAudience ?? null;
  const recipients = useMemo(
    () => (audience === null ? [] : recipientsOf(audience, input.whom ?? "LEADERS")),
    [audience, input],
  );
  return { audience, recipients, ...state };
}

/**
 * Returns a mail's recipients. In each entry, `values` has the placeholders' values in the page's language, for display
 * on the page. `copy` has the data from which the preview fills in the mail. The preview uses the languages of the
 * mail's text and the server's functions, so that it matches the sent mails.
 */
function recipientsOf({ event, teams }: Audience, whom: Whom) {
  const mailEvent: MailEvent = { ...event, feePaise: event.fee };
  return addressedOf(teams, whom).addressed.map(({ team, person }) => ({
    email: person.email,
    copy: { event: mailEvent, team, person },
    values: mailValues(mailEvent, team, person, LANGUAGE),
  }));
}
export type Recipient = ReturnType<typeof recipientsOf>[number];
