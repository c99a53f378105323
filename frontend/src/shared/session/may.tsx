import { createContext, useContext } from "react";
import type { Permission } from "@contract/kernel/contract/access";

type May = (permission: Permission) => boolean;

/** What the person in the admin area may do. */
export const MayContext = createContext<May>(() => true);

/** Tells what to show: a button that the server would refuse is not there. */
export function useMay(): May {
  return useContext(MayContext);
}
