import { createContext, type ComponentType } from "react";

/** A part of the UI kit, as shown on the page `/dev/ui`. */
export interface KitPart {
  /** The path below `frontend/src/shared/`. */
  readonly file: string;
  /** The names of the components to show. */
  readonly names: readonly string[];
  /** The component that renders each state, by the state's description. Every state is rendered in both themes. */
  readonly states: Readonly<Record<string, ComponentType>>;
  /** A note about features that the page cannot show. */
  readonly note?: string;
}

export type Theme = "light" | "dark";

/** The theme of the surrounding pane. */
export const PaneTheme = createContext<Theme>("light");
