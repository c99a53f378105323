import { createContext, type ComponentType } from "react";

/** A part of the UI kit, as the page `/dev/ui` shows it. */
export interface KitPart {
  /** Below `frontend/src/shared/`. */
  readonly file: string;
  /** The components of the file that are shown. */
  readonly names: readonly string[];
  /** What it is shown as: what is special about it → what draws it, once for each theme. */
  readonly states: Readonly<Record<string, ComponentType>>;
  /** What cannot be seen here. */
  readonly note?: string;
}

export type Theme = "light" | "dark";

/** The theme of the pane that something is drawn in. */
export const PaneTheme = createContext<Theme>("light");
