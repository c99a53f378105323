import { useState } from "react";

const KEY = "deskShortcuts";

/** Whether single letters work the queue; remembered on this device. Somebody who speaks to the computer turns it off. */
export function useShortcutsSwitch() {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEY) !== "off");
  const turn = (on: boolean) => {
    setOn(on);
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  };
  return [isOn, turn] as const;
}
