import { useEffect } from "react";
import type { PersonalField } from "@contract/kernel/contract/personal-data";
import { type ViewerFieldsFragment, useViewerQuery } from "../../../../graphql/features/accounts";
import { KeyValueList } from "../../../../shared/ui/key-value-list";
import { LoadFailure } from "../../../../shared/ui/load-failure";
import { Panel } from "../../../../shared/ui/panel";
import { Skeleton } from "../../../../shared/ui/list-state";
import { Spinner } from "../../../../shared/ui/spinner";
import { lazyPart } from "../../../../shared/lazy-page";
import { EditableSection } from "./editable-section";
import { ROLE_NAMES } from "../../../../shared/session/role-names";
import { OwnHandle } from "../../handle-proof/own-handle";
import { t } from "@contract/kernel/contract/t";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { GRANT_OF } from "../../../../shared/session/store-login";
import { rememberGrants } from "../../../../shared/session/known-grants";
import { EmailAddress } from "../../../../shared/ui/values";
import { useRetriedQuery } from "../../hooks/use-retried-query";

const ProfileForm = lazyPart(() => import("./profile-form").then((m) => m.ProfileForm));

/** Returns the signed-in person's account. After a failure, the previous data stays. */
export function useViewer() {
  const { data, ...state } = useRetriedQuery(useViewerQuery());
  const viewer = data?.viewer ?? null;
  useEffect(() => {
    if (viewer !== null)
      rememberGrants(
        viewer.id,
        viewer.grants.map((name) => GRANT_OF[name]),
      );
  }, [viewer]);
  return { viewer, ...state, problem: state.problem ?? FALLBACKS.generic };
}

const TITLE = t("Your details");

/** Shown for a field without a value, as in the specification's dashboard. */
const NONE = "N/A";

/** Shows the signed-in person's own details, with a form to change them. */
export function ProfileDetails() {
  const { viewer, loading, problem, retrying, retry } = useViewer();
  if (viewer !== null) {
    return (
      <EditableSection
        title={TITLE}
        editLabel="Edit details"
        preserveKey="profile-details-open"
        view={<KeyValueList items={factsOf(viewer)} />}
      >
        {(close) => <ProfileForm viewer={viewer} onClose={close} />}
      </EditableSection>
    );
  }
  return (
    <Panel
      title={TITLE}
      aside={
        <div className="-my-1 flex min-h-11 items-center">
          {loading ? <Spinner label="Loading..." /> : null}
        </div>
      }
    >
      {loading ? (
        <KeyValueList items={PLACES} />
      ) : (
        // Offsets LoadFailure's top padding, because the panel has its own.
        <div className="-mt-6">
          <LoadFailure problem={problem} loading={retrying} onRetry={retry} />
        </div>
      )}
    </Panel>
  );
}

type Fact = "name" | "email" | "role" | PersonalField;

/** The labels of the details, in display order. A missing personal field is a compile error. */
const TERMS: Readonly<Record<Fact, string>> = {
  name: t("Name"),
  email: t("Email"),
  role: t("Role"),
  phone: t("Phone"),
  college: t("College"),
  universityRollNo: t("Roll No."),
  codeforcesHandle: t("Codeforces handle"),
};
const FACTS = Object.keys(TERMS) as Fact[];
const MONO: ReadonlySet<Fact> = new Set<Fact>(["phone", "universityRollNo"]);

/** Placeholders of the same size as the list, so that nothing moves when the values arrive. */
const PLACES = FACTS.map((fact) => ({ term: TERMS[fact], value: <Skeleton width="10rem" /> }));

function factsOf(viewer: ViewerFieldsFragment) {
  return FACTS.map((fact) => {
    const value = fact === "role" ? ROLE_NAMES[viewer.role] : viewer[fact];
    if (fact === "codeforcesHandle")
      return { term: TERMS[fact], value: <OwnHandle handle={viewer[fact]} none={NONE} /> };
    if (fact === "email") return { term: TERMS[fact], value: <EmailAddress email={viewer.email} /> };
    return { term: TERMS[fact], value: value ?? NONE, mono: value !== null && MONO.has(fact) };
  });
}
