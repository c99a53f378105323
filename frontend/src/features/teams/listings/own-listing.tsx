import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import {
  ListedPeopleDocument,
  ListedTeamsDocument,
  MyListingsDocument,
  useListMyselfMutation,
  useListTeamMutation,
  useUnlistMyselfMutation,
  useUnlistTeamMutation,
  type ListingFieldsFragment,
} from "../../../graphql/features/teams";
import { FormFailure } from "../../../shared/forms/form-failure";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { useForm } from "../../../shared/forms/use-form";
import { Button } from "../../../shared/ui/button";
import { Panel } from "../../../shared/ui/panel";
import { TextAreaField } from "../../../shared/ui/text-field";
import { useAction } from "../../../shared/hooks/use-action";
import type { ShowNotice } from "../../../shared/hooks/use-notice";
import { useInvitationCount } from "../invitations/use-team-and-invitations";
import { t } from "@contract/kernel/contract/t";

interface OwnListingProps {
  /** The listed team; null for a person's own listing. */
  readonly teamId: string | null;
  readonly line: string | null;
  readonly showNotice: ShowNotice;
}

const PERSON = {
  title: "Look for a team",
  hint: "For example your year, what you like to solve, and when you practise.",
  note: "Everyone who is logged in sees your name, college, handle and this text. Your entry ends when you join a team or registration closes.",
  put: t("Put me on the list"),
};
const TEAM = {
  title: "Look for people",
  hint: "For example the skills that you need, and when you practise.",
  note: "Everyone who is logged in sees your team's name, your name, your college and this text. Your entry ends when the team is full or registration closes.",
  put: t("Put my team on the list"),
};

/** The form for adding, changing and removing the listing of the user or their team. */
export function OwnListing({ teamId, line, showNotice }: OwnListingProps) {
  const texts = teamId === null ? PERSON : TEAM;
  const { form, removing, remove } = useOwnListing(teamId, line, showNotice);
  const field = form.field("line");
  // With an open invitation, accepting is the primary action of the page.
  const invitations = useInvitationCount();
  return (
    <Panel title={texts.title}>
      <form {...form.formProps} className="grid max-w-2xl gap-4">
        <p className="text-soft">{texts.note}</p>
        <FormFailure form={form} />
        <TextAreaField
          {...field}
          // Replaces line breaks, because the server accepts only one line.
          onChange={(typed) => field.onChange(typed.replace(/\s*\n\s*/g, " "))}
          rows={2}
          label="Your text"
          hint={`${texts.hint} At most ${LIMITS.listingLineMax} characters.`}
          maxLength={LIMITS.listingLineMax}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} busyLabel="Saving..." variant={invitations > 0 ? "secondary" : "primary"}>
            {line === null ? texts.put : "Change the text"}
          </SubmitButton>
          {line === null ? null : (
            <Button variant="secondary" busy={removing} busyLabel="Removing..." onClick={remove}>
              Remove from the list
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}

function useOwnListing(teamId: string | null, line: string | null, showNotice: ShowNotice) {
  const refetchQueries = [teamId === null ? ListedPeopleDocument : ListedTeamsDocument];
  const [listMyself] = useListMyselfMutation({
    refetchQueries,
    update: (cache, { data }) => keep(cache, data?.listMyself),
  });
  const [listTeam] = useListTeamMutation({
    refetchQueries,
    update: (cache, { data }) => keep(cache, data?.listTeam),
  });
  const [unlistMyself] = useUnlistMyselfMutation({
    refetchQueries,
    update: (cache, { data }) => keep(cache, data?.unlistMyself),
  });
  const [unlistTeam] = useUnlistTeamMutation({
    refetchQueries,
    update: (cache, { data }) => keep(cache, data?.unlistTeam),
  });
  const { busy: removing, run } = useAction({ fallback: FALLBACKS.listing, show: showNotice, stay: false });
  const form = useForm({
    initial: { line: line ?? "" },
    contract: () =>
      import("@contract/modules/teams/listings/contract/listing.input").then((m) => m.ListMyselfInput),
    toInput: (typed) => ({ line: typed.line.trim() }),
    fallback: FALLBACKS.listing,
    submit: async (typed) => {
      const input = { line: typed.line.trim() };
      const message =
        teamId === null
          ? (await listMyself({ variables: { input } })).data?.listMyself.message
          : (await listTeam({ variables: { input: { ...input, teamId } } })).data?.listTeam.message;
      showNotice("success", message ?? SUCCESS.listed);
    },
  });
  const remove = () =>
    void run(async () => {
      const message =
        teamId === null
          ? (await unlistMyself()).data?.unlistMyself.message
          : (await unlistTeam({ variables: { input: { teamId } } })).data?.unlistTeam.message;
      form.set("line", "");
      return message ?? SUCCESS.unlisted;
    });
  return { form, removing, remove };
}

type Cache = Parameters<NonNullable<NonNullable<Parameters<typeof useListMyselfMutation>[0]>["update"]>>[0];

function keep(cache: Cache, reply: { readonly listings: ListingFieldsFragment } | null | undefined): void {
  if (reply) cache.updateQuery({ query: MyListingsDocument }, () => ({ myListings: reply.listings }));
}
