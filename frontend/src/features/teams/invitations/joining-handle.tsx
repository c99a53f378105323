import { useState } from "react";
import { HandleField } from "../../../shared/ui/field-kinds";
import { keepHandle, readHandle } from "./join-intent";

export const JOINING_HANDLE_ID = "joiningHandle";

/**
 * A field for the handle of a user who signs up through an invitation link. The handle is sent when the user then joins
 * the team.
 */
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
