import type { Role as RoleName } from "../../../graphql/generated";
import { Modal } from "../../../shared/ui/modal";
import { ModalButtons } from "../../../shared/ui/modal-buttons";
import { ROLE_NAMES } from "../../../shared/session/role-names";

interface PromotionModalProps {
  readonly name: string;
  readonly role: RoleName;
  readonly onAnswer: (yes: boolean) => void;
}

/** What a role lets somebody do, as it goes on after "will be able to". */
const GIVES: Readonly<Record<RoleName, readonly string[]>> = {
  USER: [],
  TEAM_LEADER: ["make and lead a team, as every student can who makes one"],
  SUPERADMIN: [
    "see and change everybody's e-mail, phone and roll number",
    "delete people and teams",
    "decide payments and import bank statements",
    "publish rankings, and change events and notices",
    "write to all teams in the club's name",
    "make others Superadmins and take that away, from you too",
  ],
};

/** Names what a higher role gives, before it is given. */
export function PromotionModal({ name, role, onAnswer }: PromotionModalProps) {
  const isSuperadmin = role === "SUPERADMIN";
  return (
    <Modal
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
          ? "Only give this to somebody you know. They are notified by e-mail, and so is every Superadmin."
          : "They are notified by e-mail. Who leads which team does not change."}
      </p>
    </Modal>
  );
}
