import { graphql } from "gatsby";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "../../components/elements/link";
import type { FrameTexts } from "../texts";
import * as styles from "./menu.module.css";

/**
 * On small screens the menu opens with the group of the current page; on large ones groups are drop-downs, and open
 * only on request.
 *
 * @returns whether the menu is open as a popover
 */
const useCurrentGroup = (menu: RefObject<HTMLElement | null>): RefObject<boolean> => {
  const isPopover = useRef(false);
  useEffect(() => {
    const { current } = menu;
    const onToggle = (event: Event) => {
      isPopover.current = Reflect.get(event, "newState") === "open";
      if (!isPopover.current) return;
      current?.querySelector("details a[aria-current]")?.closest("details")?.setAttribute("open", "");
    };
    current?.addEventListener("beforetoggle", onToggle);
    return () => current?.removeEventListener("beforetoggle", onToggle);
  }, [menu]);
  return isPopover;
};

const MENU_ID = "hovedmeny";
const SHORTCUTS_ID = "snarveier-i-menyen";

const closeGroups = (menu: HTMLElement | null, except?: Element | null): void => {
  for (const group of menu?.querySelectorAll("details[open]") ?? []) {
    if (group !== except) group.removeAttribute("open");
  }
};

const markCurrent = (menu: HTMLElement | null): void => {
  for (const link of menu?.querySelectorAll("a") ?? []) {
    const isHere = link.pathname === window.location.pathname && link.host === window.location.host;
    if (isHere && link.hash === "") {
      link.setAttribute("aria-current", "page");
    } else link.removeAttribute("aria-current");
  }
};

interface MenuProps {
  readonly groups: readonly Queries.MenuGroupFragment[];
  /** The most used links, at the top of the popover. */
  readonly shortcuts: readonly Queries.MenuShortcutFragment[];
  readonly texts: FrameTexts;
  /** The language of the items, where it is not that of the texts. */
  readonly lang?: string | undefined;
}

/**
 * The main menu: a popover on small screens, a bar with drop-downs on large ones. It works without script; script
 * closes groups after use, and marks the current page.
 */
export const Menu = ({ groups, shortcuts, texts, lang }: MenuProps) => {
  const menu = useRef<HTMLElement>(null);
  const isPopover = useCurrentGroup(menu);

  useEffect(() => {
    const closeOthers = ({ target }: Event) => {
      const element = target instanceof Element ? target : null;
      const group = element?.closest("details");
      // In the popover, a click beside the groups leaves the open one open.
      if (isPopover.current && !group && element && menu.current?.contains(element)) return;
      closeGroups(menu.current, group);
    };
    const closeAfterUse = ({ target }: Event) => {
      if (!(target instanceof Element && menu.current?.contains(target) && target.closest("a"))) return;
      closeGroups(menu.current);
      menu.current.hidePopover?.();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const open = menu.current?.querySelector("details[open]");
      closeGroups(menu.current);
      open?.querySelector("summary")?.focus();
    };
    const mark = () => markCurrent(menu.current);
    mark();
    // Keys that were pressed before hydration may have left an open group.
    const { activeElement } = document;
    if (activeElement !== document.body) closeGroups(menu.current, activeElement?.closest("details"));
    document.addEventListener("click", closeOthers);
    document.addEventListener("click", closeAfterUse);
    document.addEventListener("focusin", closeOthers);
    document.addEventListener("keydown", onEscape);
    // The slice has no location; the title changes with every page.
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      document.removeEventListener("click", closeOthers);
      document.removeEventListener("click", closeAfterUse);
      document.removeEventListener("focusin", closeOthers);
      document.removeEventListener("keydown", onEscape);
      observer.disconnect();
    };
  }, [isPopover]);

  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
        <span className={styles.lines} aria-hidden="true" />
        {texts.menu}
      </button>
      <nav ref={menu} id={MENU_ID} className={styles.menu} popover="auto" aria-label={texts.mainMenu}>
        <button type="button" className={styles.close} popoverTarget={MENU_ID} popoverTargetAction="hide">
          {texts.closeMenu}
        </button>
        {shortcuts.length > 0 && (
          <ul className={styles.shortcuts} id={SHORTCUTS_ID} lang={lang}>
            {shortcuts.map(({ key, path, shortcut, language, openInNewWindow }) => (
              <li key={key} lang={language ?? undefined}>
                <Link
                  to={path ?? "/"}
                  className={styles.shortcut}
                  newWindow={openInNewWindow && (lang ? true : texts.newWindow)}
                >
                  {shortcut}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <ul className={styles.groups} lang={lang}>
          {groups.map(({ key, label, path, language, openInNewWindow, entries }) => (
            <li key={key} className={styles.group} lang={language ?? undefined}>
              {entries.length === 0 && path !== null ? (
                <Link to={path} className={styles.top} newWindow={openInNewWindow && (lang ? true : texts.newWindow)}>
                  {label}
                </Link>
              ) : (
                // It may have been opened before hydration.
                <details name={MENU_ID} className={styles.details} suppressHydrationWarning>
                  <summary className={styles.top}>{label}</summary>
                  <ul className={styles.entries}>
                    {entries.map((entry) => (
                      <li key={entry.key} lang={entry.language ?? undefined}>
                        {entry.path !== null && (
                          <Link
                            to={entry.path}
                            className={styles.entry}
                            newWindow={entry.openInNewWindow && (lang ? true : texts.newWindow)}
                          >
                            {entry.label}
                          </Link>
                        )}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
};

export const query = graphql`
  fragment MenuGroup on MenuItem {
    key
    label
    path
    openInNewWindow
    language
    onPagesIn {
      key
    }
    entries {
      key
      label
      path
      openInNewWindow
      language
    }
  }

  fragment MenuShortcut on MenuItem {
    key
    path
    shortcut
    language
    openInNewWindow
  }
`;
