import { createContext, useContext } from "react";
import type { Permission } from "@contract/kernel/contract/access";

type May = (permission: Permission) => boolean;

/** The viewer's permissions in the admin area. */
export const MayContext = createContext<May>(() => true);

/** Returns a permission check, for hiding the buttons of actions that the server would refuse. */
export function useMay(): May {
  return useContext(MayContext);
}
