import { useSetMailingsMutation, useWantsMailingsQuery } from "../../../graphql/features/notifications";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { SwitchPanel } from "../../../shared/settings/switch-panel";

/** Lets the user switch off the club's mailings. */
export function MailingsPanel() {
  const { data, ...state } = useQueryState(useWantsMailingsQuery());
  const [setMailings, { loading: busy }] = useSetMailingsMutation({
    update: (cache, { data: reply }) => {
      if (reply) cache.modify({ fields: { wantsMailings: () => reply.setMailings } });
    },
  });
  return (
    <SwitchPanel
      {...state}
      title="Mailings"
      label="Send me the club's mailings"
      hint="You will always get codes, and mails about your account, your team and its payments."
      isOn={data?.wantsMailings}
      busy={busy}
      change={(on) => setMailings({ variables: { input: { on } }, optimisticResponse: { setMailings: on } })}
    />
  );
}
