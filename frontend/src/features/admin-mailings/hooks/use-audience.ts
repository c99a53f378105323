import { useDeferredValue, useMemo } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  addressedOf,
  mailValues,
  type MailEvent,
  type Whom,
} from "@contract/modules/mailings/contract/mail-template";
import { useMailingAudienceQuery, type MailingAudienceQuery } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { audienceInputOf, type MailValues } from "../mail-values";

export type Audience = MailingAudienceQuery["mailingAudience"];

/** Whom the choice means now; while another one is looked up, the one before stays. */
export function useAudience(values: MailValues) {
  const asked = useDeferredValue(JSON.stringify(audienceInputOf(values)));
  const input = useMemo(() => JSON.parse(asked) as ReturnType<typeof audienceInputOf>, [asked]);
  const { data, previousData, error, loading, refetch } = useMailingAudienceQuery({
    variables: { input },
    // Lists of people are not for the cache: what counts is who fits at this moment.
    fetchPolicy: "no-cache",
  });
  const audience = (data ?? previousData)?.mailingAudience ?? null;
  const recipients = useMemo(
    () => (audience === null ? [] : recipientsOf(audience, input.whom ?? "LEADERS")),
    [audience, input],
  );
  return {
    audience,
    recipients,
    loading,
    problem: error === undefined ? null : toAppError(error, FALLBACKS.generic).message,
    reload: async () => {
      await refetch().catch(() => undefined);
    },
  };
}

/** Who gets a mail, with what its placeholders stand for; the same functions as the server's. */
function recipientsOf({ event, teams }: Audience, whom: Whom) {
  const mailEvent: MailEvent = { ...event, feePaise: event.fee };
  return addressedOf(teams, whom).addressed.map(({ team, person }) => ({
    email: person.email,
    team,
    values: mailValues(mailEvent, team, person),
  }));
}
export type Recipient = ReturnType<typeof recipientsOf>[number];
