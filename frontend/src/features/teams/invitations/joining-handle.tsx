import { useState } from "react";
import { HandleField } from "../../../shared/ui/field-kinds";
import { keepHandle, readHandle } from "./join-intent";

/** The field's id. */
export const JOINING_HANDLE_ID = "joiningHandle";

/** One's handle, asked while signing up by an invitation link: the join that follows takes it along. */
export function JoiningHandle() {
  const [handle, setHandle] = useState(readHandle);
  const change = (typed: string) => {
    setHandle(typed);
    keepHandle(typed);
  };
  return (
    <HandleField
      name={JOINING_HANDLE_ID}
      value={handle}
      onChange={change}
      label="Your Codeforces handle"
      hint="The handle is for the team that you join after you sign up. You can also set it later."
    />
  );
}
