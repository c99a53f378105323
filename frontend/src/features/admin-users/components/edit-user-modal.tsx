import type { Role, Role as RoleName } from "../../../graphql/schema-types";
import { FormProblems } from "../../../shared/forms/form-failure";
import { SelectField } from "../../../shared/ui/select-field";
import { TextField } from "../../../shared/ui/text-field";
import { useConfirm } from "../../../shared/hooks/use-confirmed-action";
import { useEditUser } from "../hooks/use-edit-user";
import type { AdminUser } from "../user-columns";
import { ROLE_NAMES } from "../../../shared/session/role-names";
import { ActivitySection } from "./activity-section";
import { SeeAsSection } from "./see-as-section";
import { GrantsSection } from "./grants-section";
import { FormModal } from "../../../shared/forms/form-modal";
import { EmailField, PhoneField, RollNoField, HandleField } from "../../../shared/ui/field-kinds";
import { ButtonLink } from "../../../shared/ui/button-link";
import { auditAddress } from "../../../shared/admin-addresses";
import { controlProps, FieldFrame, type FieldProps } from "../../../shared/ui/field-frame";
import { Modal } from "../../../shared/ui/modal";
import { ModalButtons } from "../../../shared/ui/modal-buttons";
import { t } from "@contract/kernel/contract/t";
import { GRANTS } from "@contract/kernel/contract/grants";
import { GRANT_LABELS } from "@contract/kernel/contract/grant-labels";
import { TheirVersion } from "../../../shared/versions/their-version";

interface EditUserModalProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
  readonly onSaved: (text: string) => void;
}

const ROLES = Object.entries(ROLE_NAMES).map(([value, label]) => ({ value, label }));

/** A form with every field of a person that a Superadmin may change. */
export function EditUserModal({ user, onClose, onSaved }: EditUserModalProps) {
  const promotion = useConfirm();
  const { form, teams, theirs, theirRights } = useEditUser(user, {
    onSaved: (text, isAll) => {
      onSaved(text);
      if (isAll) onClose();
    },
    askToPromote: promotion.ask,
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Edit ${user.name}`}
      label="Save"
      busyLabel="Saving..."
      roomy
      after={
        <>
          {user.role === "SUPERADMIN" ? null : <SeeAsSection user={user} isDirty={form.dirty} />}
          <ActivitySection user={user} />
          <PersonLogLinks userId={user.id} />
          {promotion.isAsked ? (
            <PromotionModal name={user.name} role={form.values.role as Role} onAnswer={promotion.answer} />
          ) : null}
        </>
      }
    >
      <FormProblems form={form} />
      <TheirVersion
        theirs={theirs}
        mine={form.values}
        labels={LABELS}
        show={(field, values) => (field === "role" ? ROLE_NAMES[values.role as Role] : values[field])}
        onTake={(saved) => form.restore({ ...form.values, ...saved, rights: form.values.rights })}
      />
      <TextField {...form.field("name")} label="Name" autoComplete="off" />
      <EmailField
        {...form.field("email")}
        autoComplete="off"
        hint="Changing the address logs the person out. We notify the old address."
      />
      <SelectField
        {...form.field("role")}
        label="Role"
        options={ROLES}
        hint="Changing the role logs the person out. To change a team's leader, use the Teams tab."
      />
      <TheirVersion
        theirs={theirRights}
        mine={form.values}
        labels={RIGHTS_LABEL}
        show={(_field, { rights }) => rightsText(rights)}
        onTake={({ rights }) => form.set("rights", rights)}
      />
      <GrantsSection
        isSuperadmin={user.role === "SUPERADMIN"}
        value={form.values.rights}
        onChange={(rights) => form.set("rights", rights)}
      />
      <TeamField
        {...form.field("team")}
        label="Team"
        optional
        teams={teams}
        hint="The team in the current event. Leave empty to remove the person from the team. A leader must hand over the team first."
      />
      <PhoneField {...form.field("phone")} autoComplete="off" />
      <TextField {...form.field("college")} label="College" autoComplete="off" optional />
      <RollNoField {...form.field("universityRollNo")} />
      <HandleField {...form.field("codeforcesHandle")} hint="The person's name on codeforces.com" />
    </FormModal>
  );
}

const LABELS = {
  name: t("Name"),
  email: t("Email"),
  role: t("Role"),
  team: t("Team"),
  phone: t("Phone"),
  college: t("College"),
  universityRollNo: t("University Roll Number"),
  codeforcesHandle: t("Codeforces handle"),
};
const RIGHTS_LABEL = { rights: t("Rights") };

/**
 * Returns the labels of rights as text.
 * @param rights the rights, separated by commas
 */
function rightsText(rights: string): string {
  return GRANTS.filter((grant) => rights.split(",").includes(grant))
    .map((grant) => GRANT_LABELS[grant].label)
    .join(", ");
}

/** Links to the audit log entries about a user and those by the user. */
function PersonLogLinks({ userId }: { readonly userId: string }) {
  return (
    <div className="flex flex-wrap gap-x-2 border-t border-rule pt-2">
      <ButtonLink variant="quiet" to={auditAddress({ about: userId })}>
        Changes to this account
      </ButtonLink>
      <ButtonLink variant="quiet" to={auditAddress({ actor: userId })}>
        This person's actions
      </ButtonLink>
    </div>
  );
}

interface TeamFieldProps extends FieldProps {
  readonly id: string;
  readonly teams: readonly { readonly id: string; readonly name: string }[];
}

/** A field for a team's name, with suggestions while the admin types. */
function TeamField({ teams, ...field }: TeamFieldProps) {
  const list = `${field.id}names`;
  return (
    <FieldFrame {...field}>
      <input {...controlProps(field)} list={list} autoComplete="off" />
      <datalist id={list}>
        {teams.map((team) => (
          <option key={team.id} value={team.name} />
        ))}
      </datalist>
    </FieldFrame>
  );
}

interface PromotionModalProps {
  readonly name: string;
  readonly role: RoleName;
  readonly onAnswer: (yes: boolean) => void;
}

/** The rights of each role. Each text completes the sentence "<name> will be able to …". */
const GIVES: Readonly<Record<RoleName, readonly string[]>> = {
  USER: [],
  TEAM_LEADER: [t("create and lead a team, like every student")],
  SUPERADMIN: [
    t("see and change the e-mail, phone and roll number of all people"),
    t("delete people and teams"),
    t("decide payments and import bank statements"),
    t("publish rankings, and change events and notices"),
    t("write to all teams in the club's name"),
    t("make other people Superadmins and remove Superadmins, including you"),
  ],
};

/** Lists the rights of a higher role, and asks for confirmation before a person gets the role. */
function PromotionModal({ name, role, onAnswer }: PromotionModalProps) {
  const isSuperadmin = role === "SUPERADMIN";
  return (
    <Modal
      addressed
      open
      onClose={() => onAnswer(false)}
      title={`Make ${name} a ${ROLE_NAMES[role]}?`}
      description={`${name} will be able to`}
      footer={
        <ModalButtons
          onCancel={() => onAnswer(false)}
          label={`Make ${ROLE_NAMES[role]}`}
          danger={isSuperadmin}
          act={() => onAnswer(true)}
        />
      }
    >
      <ul className="-mt-3 grid list-disc gap-1 pl-5">
        {GIVES[role].map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
      <p>
        {isSuperadmin
          ? "Give this role only to a person you know. This person and all Superadmins get an e-mail."
          : "This person gets an e-mail. The change does not affect who leads a team."}
      </p>
    </Modal>
  );
}
