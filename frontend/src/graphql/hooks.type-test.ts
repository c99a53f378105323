/**
 * Holds that the generated hooks refuse missing and wrong variables. Nothing here runs: `npm run types` fails when one
 * of the lines below `@ts-expect-error` compiles after all, or when one of the others does not.
 */
import { skipToken } from "@apollo/client/react";
import { usePaymentQueueChangedSubscription, useReportedPaymentsQuery } from "./features/admin-payments";
import { TeamPaymentDocument, useTeamPaymentQuery } from "./features/payments";
import { AddMemberDocument, useInviteToTeamMutation, useTeamChangedSubscription } from "./features/teams";
import { useLogInMutation } from "./late";
import { useFetch } from "../shared/apollo/use-fetch";
import { useMutationForm } from "../shared/forms/use-mutation-form";

export function MutationsTakeTheirVariablesInTheCall() {
  const [invite, { data }] = useInviteToTeamMutation({ errorPolicy: "all" });
  const teamId: string = data?.inviteToTeam.invitations[0]?.id ?? "";
  void invite({ variables: { input: { teamId, email: "asha@example.org" } } });

  // @ts-expect-error the variables are missing
  void invite();
  // @ts-expect-error the input is missing
  void invite({ variables: {} });
  // @ts-expect-error the team is missing
  void invite({ variables: { input: { email: "asha@example.org" } } });
  // @ts-expect-error the team is not a number
  void invite({ variables: { input: { email: "asha@example.org", teamId: 12345678 } } });
  // @ts-expect-error there is no such field
  void invite({ variables: { input: { email: "asha@example.org", teamId, name: "Asha" } } });
  // @ts-expect-error variables belong in the call, where a forgotten one is noticed
  useInviteToTeamMutation({ variables: { input: { email: "asha@example.org", teamId } } });
}

export function FormsSendWhatTheMutationTakes(teamId: string) {
  useMutationForm(AddMemberDocument, null, {
    initial: { email: "" },
    toInput: ({ email }) => ({ teamId, email }),
    onDone: ({ message }) => {
      document.title = message;
    },
  });
  useMutationForm(AddMemberDocument, null, {
    initial: { email: "" },
    // @ts-expect-error the team is missing
    toInput: ({ email }) => ({ email }),
    onDone: () => undefined,
  });
}

export function LateMutationsAsWell() {
  const [logIn] = useLogInMutation();
  const tokenOf = async (password: string): Promise<string | undefined> =>
    (await logIn({ variables: { input: { email: "asha@example.org", password } } })).data?.logIn.token;
  void tokenOf("long enough");

  // @ts-expect-error the variables are missing
  void logIn();
  // @ts-expect-error the password is missing
  void logIn({ variables: { input: { email: "asha@example.org" } } });
  // @ts-expect-error the password is not a number
  void logIn({ variables: { input: { email: "asha@example.org", password: 12345678 } } });
}

export function QueriesDemandWhatTheyNeed() {
  const { data } = useTeamPaymentQuery({ variables: { teamId: "1" } });
  const status: string | undefined = data?.teamPayment.status;
  useTeamPaymentQuery(status === "pending" ? skipToken : { variables: { teamId: "2" } });
  useReportedPaymentsQuery();
  useReportedPaymentsQuery({ variables: { status: "pending" }, fetchPolicy: "network-only" });

  // @ts-expect-error the variables are missing
  useTeamPaymentQuery();
  // @ts-expect-error the variables are missing, though other options are given
  useTeamPaymentQuery({ fetchPolicy: "network-only" });
  // @ts-expect-error the id is missing
  useTeamPaymentQuery({ variables: {} });
  // @ts-expect-error an id is a text
  useTeamPaymentQuery({ variables: { teamId: 1 } });
  // @ts-expect-error there is no such variable
  useTeamPaymentQuery({ variables: { teamId: "1", slug: "syntaxsiege" } });
  // @ts-expect-error there is no such status
  useReportedPaymentsQuery({ variables: { status: "paid" } });
}

export function FetchesDemandThemInTheCall() {
  const fetchPayment = useFetch(TeamPaymentDocument, "no-cache");
  const amount: Promise<number> = fetchPayment({ teamId: "1" }).then(
    ({ teamPayment }) => teamPayment.instructions.amount,
  );

  // @ts-expect-error the variables are missing
  void fetchPayment();
  // @ts-expect-error the id is missing
  void fetchPayment({});
  // @ts-expect-error an id is a text
  void fetchPayment({ teamId: amount });
}

export function SubscriptionsDemandWhatTheyNeed() {
  useTeamChangedSubscription({ variables: { teamId: "1" } });
  useTeamChangedSubscription(skipToken);
  usePaymentQueueChangedSubscription();

  // @ts-expect-error the variables are missing
  useTeamChangedSubscription();
  // @ts-expect-error the variables are missing, though other options are given
  useTeamChangedSubscription({ fetchPolicy: "no-cache" });
  // @ts-expect-error an id is a text
  useTeamChangedSubscription({ variables: { teamId: 1 } });
  // @ts-expect-error there is no such variable
  useTeamChangedSubscription({ variables: { teamId: "1", slug: "syntaxsiege" } });
}
