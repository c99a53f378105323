import { Fragment, type ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { BLOCKS } from "./blocks";
import { BUTTONS } from "./buttons";
import { FIELDS } from "./fields";
import { PaneTheme, type KitPart, type Theme } from "./kit-part";
import { MESSAGES } from "./messages";
import { VALUES } from "./values";

/** All parts of the kit, grouped by purpose. Every new part of shared/ui must be added to one of these lists. */
export const KIT: Readonly<Record<string, readonly KitPart[]>> = {
  Buttons: BUTTONS,
  Fields: FIELDS,
  Messages: MESSAGES,
  Values: VALUES,
  Blocks: BLOCKS,
};

const THEMES: readonly Theme[] = ["light", "dark"];

/**
 * The page `/dev/ui`, which exists only in development: shows each part of the UI kit with its file, in both themes.
 */
export function UiKitPage() {
  return (
    <>
      <header className="kit-head">
        <h1>UI kit</h1>
        <p>
          The parts of <code>frontend/src/shared/</code>, in both themes. Use one of them before you write
          another; add a new one to <code>frontend/src/ui-kit/</code>.
        </p>
        <nav aria-label="Parts">
          {Object.entries(KIT).map(([title, parts]) => (
            <Fragment key={title}>
              <strong>{title}</strong>
              <p>{parts.map(linksTo)}</p>
            </Fragment>
          ))}
        </nav>
      </header>
      <main className="kit">
        {Object.entries(KIT).map(([title, parts]) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            {parts.map((part) => (
              <Part key={part.file} part={part} />
            ))}
          </section>
        ))}
      </main>
    </>
  );
}

/** Maximum number of names in a title. Longer lists, such as the icons, are only counted. */
const MANY = 6;

const titleOf = (names: readonly string[]) =>
  names.length > MANY ? `${String(names.length)} icons` : names.join(", ");

function linksTo({ file, names }: KitPart) {
  return (names.length > MANY ? [titleOf(names)] : names).map((name) => (
    <a key={name} href={`#${file}`}>
      {name}
    </a>
  ));
}

function Part({ part: { file, names, states, note } }: { readonly part: KitPart }) {
  return (
    <article id={file} className="kit-part">
      <div className="kit-title">
        <h3>{titleOf(names)}</h3>
        <code>shared/{file}</code>
      </div>
      {note === undefined ? null : <p className="kit-note">{note}</p>}
      {Object.entries(states).map(([label, State]) => (
        <figure key={label}>
          <figcaption>{label}</figcaption>
          <div className="kit-panes">
            {THEMES.map((theme) => (
              <Pane key={theme} theme={theme} State={State} />
            ))}
          </div>
        </figure>
      ))}
    </article>
  );
}

interface PaneProps {
  readonly theme: Theme;
  readonly State: ComponentType;
}

/**
 * Shows a part in one theme. Every colour is a light-dark() pair (theme.css), so the theme only needs to set the colour
 * scheme. The pane has its own router, so that links do not change the page.
 */
function Pane({ theme, State }: PaneProps) {
  return (
    <div className="kit-pane" style={{ colorScheme: theme }}>
      <PaneTheme value={theme}>
        <MemoryRouter>
          <State />
        </MemoryRouter>
      </PaneTheme>
    </div>
  );
}
