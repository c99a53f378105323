import "./admin-shell.css";
import { Fragment, useRef, useState, type ReactNode } from "react";
import { Popover, Tabs as Radix } from "radix-ui";
import { BREAKPOINTS } from "../../shared/timings";
import { useWidthFrom } from "../../shared/hooks/use-media-query";
import { ChevronIcon, MenuIcon } from "../../shared/ui/icons";
import { PageMeta } from "../../shared/ui/page-meta";
import { LOCALE } from "../../shared/language";

interface ShellItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The number of open tasks in the tab, and the word that screen readers read after it, such as "waiting". */
  readonly waiting?: { readonly count: number; readonly what: string } | undefined;
}

/** A group of tabs about one subject, with the subject's name. */
interface ShellGroup<Value extends string> {
  readonly label: string;
  readonly items: readonly ShellItem<Value>[];
}

interface AdminShellProps<Value extends string> {
  readonly groups: readonly ShellGroup<Value>[];
  readonly value: Value;
  /** The open tab's name. The tab itself is not in `groups` if the viewer has no right to it. */
  readonly title: string;
  readonly onChange: (value: Value) => void;
  /** The link next to the tab's name, which opens the handbook at the section about this tab. */
  readonly help: ReactNode;
  /** The button that opens the search across the whole admin area. */
  readonly search: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows the admin area's frame. From 1024 px up, the tabs are a column on the left. On smaller screens they are in a
 * menu that opens from the tab's name, which stays visible. The page title and the heading name the open tab.
 */
export function AdminShell<Value extends string>(props: AdminShellProps<Value>) {
  const { groups, value, title, onChange, help, search, children } = props;
  const isWide = useWidthFrom(BREAKPOINTS.lg);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      activationMode="manual"
      orientation="vertical"
      className="admin-shell"
    >
      <PageMeta
        title={`${title} · Admin`}
        description="The club's admin area: people, teams, payments, rankings, events."
      />
      {isWide ? (
        <Items
          groups={groups}
          className="sticky top-(--bar-height) max-h-(--panel-height) self-start overflow-y-auto border-r border-rule py-3 min-h-(--panel-height)"
        />
      ) : null}
      <div className="admin-panel">
        {isWide ? (
          // The buttons are at the end of the line, so that they do not move when the title's font has loaded.
          <div className="-mr-2 flex items-center justify-between gap-1">
            <h1 className="mr-auto py-3 text-xl">{title}</h1>
            {search}
            {help}
          </div>
        ) : (
          <PhoneMenu
            title={title}
            groups={groups}
            help={
              <>
                {search}
                {help}
              </>
            }
            onLeave={() => panel.current?.focus({ preventScroll: true })}
          />
        )}
        <Radix.Content ref={panel} value={value} tabIndex={-1} aria-label={title}>
          {children}
        </Radix.Content>
      </div>
    </Radix.Root>
  );
}

function Items<Value extends string>(props: {
  readonly groups: readonly ShellGroup<Value>[];
  readonly className?: string;
  readonly onFollow?: () => void;
}) {
  const { groups, className = "", onFollow } = props;
  const isGrouped = groups.length > 1;
  return (
    <Radix.List aria-label="Admin" className={`flex flex-col ${className}`}>
      {groups.map((group) => (
        <Fragment key={group.label}>
          {/*
           * The groups' names are only visual: a tab list may contain only tabs, and each tab's name is clear without
           * its group.
           */}
          {isGrouped ? (
            <span aria-hidden="true" className="admin-nav-group">
              {group.label}
            </span>
          ) : null}
          {group.items.map(({ value, label, waiting }) => (
            <Radix.Trigger key={value} value={value} className="admin-nav-item" onClick={onFollow}>
              {label}
              {waiting === undefined || waiting.count === 0 ? null : (
                <span className="ml-auto min-w-6 bg-pending-wash px-1.5 text-center font-mono text-sm text-pending">
                  {waiting.count.toLocaleString(LOCALE)}
                  <span className="sr-only"> {waiting.what}</span>
                </span>
              )}
            </Radix.Trigger>
          ))}
        </Fragment>
      ))}
    </Radix.List>
  );
}

interface PhoneMenuProps<Value extends string> {
  readonly title: string;
  readonly groups: readonly ShellGroup<Value>[];
  readonly help: ReactNode;
  /** Called after a tab was chosen, so that the focus can move. */
  readonly onLeave: () => void;
}

/** Shows the open tab's name, and opens a menu of all tabs. */
function PhoneMenu<Value extends string>({ title, groups, help, onLeave }: PhoneMenuProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const followed = useRef(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <div className="sticky top-0 z-20 -mx-4 mb-4 flex items-center border-b-2 border-ink bg-paper sm:-mx-6">
        <h1 className="min-w-0 flex-1 text-lg">
          <Popover.Trigger className="flex h-[calc(var(--bar-height)-2px)] w-full items-center gap-3 px-4 hover:bg-sunken sm:px-6">
            <MenuIcon className="size-6" />
            <span className="tab-name">{title}</span>
            <span className="ml-auto flex items-center gap-1 text-sm font-semibold text-soft">
              <span className="max-sm:sr-only">All tabs</span>
              <ChevronIcon className={`size-4 ${isOpen ? "rotate-180" : ""}`} />
            </span>
          </Popover.Trigger>
        </h1>
        <div className="flex pr-2 sm:pr-4">{help}</div>
      </div>
      <Popover.Portal>
        <Popover.Content
          align="start"
          aria-label="Tabs of the admin area"
          className="z-30 max-h-(--radix-popover-content-available-height) w-(--radix-popover-content-available-width) overflow-y-auto border-b-2 border-ink bg-surface text-ink"
          onCloseAutoFocus={(event) => {
            if (!followed.current) return;
            followed.current = false;
            event.preventDefault();
            onLeave();
          }}
        >
          <Items
            groups={groups}
            onFollow={() => {
              followed.current = true;
              setOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
