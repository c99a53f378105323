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

/** Whom the choice means now; while another one is looked up, the one before stays. */
export function useAudience(values: MailValues) {
  const serializedInput = useDeferredValue(JSON.stringify(audienceInputOf(values)));
  const input = useMemo(
    () => JSON.parse(serializedInput) as ReturnType<typeof audienceInputOf>,
    [serializedInput],
  );
  // Lists of people are not for the cache: what counts is who fits at this moment.
  const query = useMailingAudienceQuery({ variables: { input }, fetchPolicy: "no-cache" });
  const { data, ...state } = useQueryState(query);
  const audience = data?.mailingAudience ?? null;
  const recipients = useMemo(
    () => (audience === null ? [] : recipientsOf(audience, input.whom ?? "LEADERS")),
    [audience, input],
  );
  return { audience, recipients, ...state };
}

/** Who gets a mail: what it is filled in from, by the same functions as the server's, and that in the language of the page. */
function recipientsOf({ event, teams }: Audience, whom: Whom) {
  const mailEvent: MailEvent = { ...event, feePaise: event.fee };
  return addressedOf(teams, whom).addressed.map(({ team, person }) => ({
    email: person.email,
    copy: { event: mailEvent, team, person },
    values: mailValues(mailEvent, team, person, LANGUAGE),
  }));
}
export type Recipient = ReturnType<typeof recipientsOf>[number];
