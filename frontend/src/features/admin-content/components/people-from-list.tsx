import { useState, type SubmitEvent } from "react";
import { BatchPeopleDocument } from "../../../graphql/features/admin-content";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { byField } from "../../../shared/errors/by-field";
import { FormModal } from "../../../shared/forms/form-modal";
import { useAction } from "../../../shared/hooks/use-action";
import { ListColumns } from "../../../shared/lists/list-columns";
import { useList } from "../../../shared/lists/use-list";
import { ChooseFile } from "../../../shared/table/choose-file";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { TextAreaField } from "../../../shared/ui/text-field";
import { addPeople, listOf, type RecordValue } from "../topic-values";
import { t } from "@contract/kernel/contract/t";

interface PeopleFromListProps {
  readonly value: RecordValue;
  readonly onChange: (value: RecordValue) => void;
}

/** Adds the people of a list to a batch's draft, where admins can check them before others see them. */
export function PeopleFromList({ value, onChange }: PeopleFromListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  return (
    <div className="grid gap-2">
      <div>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Add people from a list
        </Button>
      </div>
      <p role="status">{result}</p>
      {isOpen ? (
        <ListModal
          onClose={() => setIsOpen(false)}
          onPeople={(people) => {
            const { members, added, known } = addPeople(listOf(value["members"]), people);
            onChange({ ...value, members });
            const without = people.filter(({ email }) => email === "").length;
            setResult(
              [
                known === 0
                  ? t("{added, plural, one {# person} other {# people}} added to the draft.", { added })
                  : t("{added} added, {known} already in the draft.", { added, known }),
                ...(without === 0
                  ? []
                  : [
                      t(
                        "{without, plural, one {# person has} other {# people have}} no e-mail address. Add the addresses before you publish.",
                        { without },
                      ),
                    ]),
              ].join(" "),
            );
            setIsOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

interface ListModalProps {
  readonly onClose: () => void;
  readonly onPeople: (people: readonly RecordValue[]) => void;
}

function ListModal({ onClose, onPeople }: ListModalProps) {
  const fetchPeople = useFetch(BatchPeopleDocument, "no-cache");
  const { list, reading, change, choose, look } = useList("batch");
  const { busy, problem, run } = useAction();
  const read = byField(async () => {
    // If the list has unused columns, the first click only shows them, and the second click adds the people.
    const isNamed = reading !== null || !(await look(list))?.columns.some(({ field }) => field === null);
    const { batchPeople } = await fetchPeople({ input: list });
    if (!isNamed) return;
    onPeople(
      // Leaves out `__typename`, which a draft does not have.
      batchPeople.map(({ name, email, role, placement, instagram, linkedin }) => {
        return { name, email, role, placement, instagram, linkedin };
      }),
    );
  });
  const formProps = {
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void run(read);
    },
  };
  return (
    <FormModal
      form={{ busy, dirty: list.csv !== "", formProps }}
      onClose={onClose}
      title="Add people from a list"
      description="The first line has the headings Name and Email, and optionally Role, Placement, Instagram and LinkedIn. Each person needs an e-mail address before you can publish."
      label="Add these people to the draft"
      busyLabel="Reading..."
      before={problem === null ? null : <Banner tone="error">{problem}</Banner>}
    >
      <ChooseFile busy={busy} onText={(text) => void look(change(text))} />
      <ListColumns reading={reading} onChoose={(columns) => void look(choose(columns))} />
      <TextAreaField
        label="Or paste the list"
        name="people-csv"
        value={list.csv}
        onChange={change}
        rows={6}
        optional
      />
    </FormModal>
  );
}
