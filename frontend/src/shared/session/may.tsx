import { createContext, useContext } from "react";
import type { Permission } from "@contract/kernel/contract/access";

type May = (permission: Permission) => boolean;

/** The permissions of the person in the admin area. */
export const MayContext = createContext<May>(() => true);

/** Returns a permission check for the screen, which hides buttons that the server would refuse. */
export function useMay(): May {
  return useContext(MayContext);
}
