import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { GRANTS } from "@contract/kernel/contract/grants";
import {
  useSetGrantsMutation,
  useUpdateUserMutation,
  UserListDocument,
} from "../../../graphql/features/admin-users";
import type { Role } from "../../../graphql/schema-types";
import { normalisePhone } from "@contract/kernel/contract/phone";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { GRANT_OF, NAME_OF } from "../../../shared/session/store-login";
import { useVersion } from "../../../shared/versions/use-version";
import { useForm } from "../../../shared/forms/use-form";
import { usePreservedState } from "../../../shared/drafts/preserved-state";
import type { AdminUser } from "../user-columns";
import { useTeamNames } from "./use-team-names";
import { knownTexts } from "../../../shared/forms/use-mutation-form";
import { t } from "@contract/kernel/contract/t";

const TEXTS = ["name", "email", "phone", "college", "universityRollNo", "codeforcesHandle"] as const;

type Text = (typeof TEXTS)[number];
type Values = Record<Text | "role" | "team" | "rights", string>;

const UNKNOWN_TEAM = t(
  "No team of the current event has this name. Choose a team from the list, or leave the field empty.",
);

function valuesOf(user: AdminUser): Values {
  return { ...knownTexts(user, TEXTS), role: user.role, team: user.teamName ?? "", rights: rightsOf(user) };
}

function rightsOf({ grants }: AdminUser): string {
  const held = grants.map((name) => GRANT_OF[name]);
  return GRANTS.filter((grant) => held.includes(grant)).join();
}

/** The roles, from fewest to most rights. */
const RANKS: readonly Role[] = ["USER", "TEAM_LEADER", "SUPERADMIN"];

interface EditUserOptions {
  /** Called after a save. `isAll` is false if a field was changed while the form was being sent. */
  readonly onSaved: (text: string, isAll: boolean) => void;
  /** Asks the admin to confirm a promotion to a higher role. Nothing is sent unless the promise resolves to true. */
  readonly askToPromote: (role: Role) => Promise<boolean>;
}

/**
 * Returns a form for a person's data, role, team and rights. Sends only changed fields: first the rights, then all
 * others in a second request. Each request names the version of the data in the form, so that another admin's unseen
 * changes are not overwritten.
 */
export function useEditUser(user: AdminUser, { onSaved, askToPromote }: EditUserOptions) {
  const [update] = useUpdateUserMutation();
  const rights = useRights(user);
  const fetchStored = useStoredUser(user.id);
  const person = useVersion(user.version, async () => {
    const stored = await fetchStored();
    return stored ? { values: valuesOf(stored), version: stored.version } : null;
  });
  const [began, setBegan] = useState(() => valuesOf(user));
  const [typedTeam, setTypedTeam] = useState(began.team);
  const { teams, find, isUnknown } = useTeamNames(typedTeam);
  /** @param teamId the id of the chosen team, or null for no team */
  const changesOf = ({ team, role, rights: _rights, ...texts }: Values, teamId: string | null) => {
    const typed = { ...texts, phone: normalisePhone(texts.phone) };
    const touched = Object.entries(typed).filter(([field, text]) => text !== began[field as Text]);
    return {
      userId: user.id,
      ...Object.fromEntries(touched),
      ...(role === began.role ? {} : { role: role as Role }),
      ...(team.trim() === began.team ? {} : { teamId }),
    };
  };
  const form = useForm({
    initial: began,
    contract: () =>
      import("@contract/modules/admin/contract/update-user.input").then((m) => m.UpdateUserInput),
    // Omits the role from the check, because the form has the API's names of roles, but the contract has the names used
    // in tokens. The list offers only valid roles.
    toInput: (values) => ({ ...changesOf(values, null), role: undefined }),
    rules: ({ team }) => (team.trim() !== "" && isUnknown(team) ? { team: UNKNOWN_TEAM } : {}),
    aliases: { teamId: "team", newEmail: "email" },
    fallback: FALLBACKS.generic,
    submit: async (values) => {
      const isMoved = values.team.trim() !== "" && values.team.trim() !== began.team;
      const team = isMoved ? await find(values.team) : null;
      if (team === undefined)
        return { code: "TEAM_NOT_FOUND", message: UNKNOWN_TEAM, fields: { team: UNKNOWN_TEAM } };
      const role = values.role as Role;
      if (RANKS.indexOf(role) > RANKS.indexOf(began.role as Role) && !(await askToPromote(role)))
        return undefined;
      let message: string | undefined;
      if (values.rights !== began.rights) {
        message = await rights.save(values.rights);
        // From now on, the rights count as saved, so that a second attempt does not send them again.
        setBegan((before) => ({ ...before, rights: values.rights }));
      }
      const changes = changesOf(values, team?.id ?? null);
      if (message === undefined || Object.keys(changes).length > 1) {
        const { data } = await person.save((version) =>
          update({ variables: { input: { ...changes, version } } }),
        );
        if (data) person.goOnFrom(data.updateUser.user.version);
        message = data?.updateUser.message;
      }
      setBegan(values);
      onSaved(`${values.name}: ${message ?? SUCCESS.userUpdated}`, form.reset(values));
      return undefined;
    },
  });
  const shown = { began, version: person.version, rightsVersion: rights.version, values: form.values };
  usePreservedState(`admin-user-${user.id}`, shown, (preserved) => {
    setBegan(preserved.began);
    person.goOnFrom(preserved.version);
    rights.goOnFrom(preserved.rightsVersion);
    form.restore(preserved.values);
  });
  if (typedTeam !== form.values.team) setTypedTeam(form.values.team);
  return { form, teams, theirs: person.theirs, theirRights: rights.theirs };
}

/** Returns a function that fetches a person's stored data. */
function useStoredUser(id: string): () => Promise<AdminUser | undefined> {
  const fetchUsers = useFetch(UserListDocument, "no-cache");
  return async () => (await fetchUsers({ ids: [id], first: 1, rows: true })).list.edges?.[0]?.node;
}

/** Saves a person's rights, based on the version that was shown. */
function useRights(user: AdminUser) {
  const [setGrants] = useSetGrantsMutation();
  const fetchStored = useStoredUser(user.id);
  const version = useVersion(user.rightsVersion, async () => {
    const stored = await fetchStored();
    return stored ? { values: { rights: rightsOf(stored) }, version: stored.rightsVersion } : null;
  });
  return {
    ...version,
    /**
     * Saves the rights and returns the server's message.
     * @param wanted the rights, separated by commas
     */
    save: async (wanted: string): Promise<string | undefined> => {
      const grants = GRANTS.filter((grant) => wanted.split(",").includes(grant)).map((one) => NAME_OF[one]);
      const { data } = await version.save((seen) =>
        setGrants({ variables: { input: { userId: user.id, grants, version: seen } } }),
      );
      if (data) version.goOnFrom(data.setGrants.user.rightsVersion);
      return data?.setGrants.message;
    },
  };
}
