import { navigate } from "gatsby";
import { type FormEvent, useRef } from "react";
import type { FrameTexts } from "../texts";
import * as styles from "./search-panel.module.css";

const PANEL_ID = "sok-overalt";
const FIELD_ID = "sok-overalt-q";

/** The search from every page: a button in the header, and the panel that it opens. It works without script. */
export const SearchPanel = ({ path, texts }: { readonly path: string; readonly texts: FrameTexts }) => {
  const panel = useRef<HTMLElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    panel.current?.hidePopover?.();
    event.currentTarget.reset();
    void navigate(query === "" ? path : `${path}?q=${encodeURIComponent(query)}`);
  };
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={PANEL_ID}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M10.500 3.500a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12 5 5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.500"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.word}>{texts.search}</span>
      </button>
      <search ref={panel} id={PANEL_ID} className={styles.panel} popover="auto">
        <form method="get" action={path} className={styles.form} onSubmit={submit}>
          <label htmlFor={FIELD_ID} className={styles.label}>
            {texts.searchLabel}
          </label>{" "}
          <button type="button" className={styles.close} popoverTarget={PANEL_ID} popoverTargetAction="hide">
            {texts.closeSearch}
          </button>
          <input
            id={FIELD_ID}
            className={styles.field}
            type="search"
            name="q"
            autoComplete="off"
            placeholder={texts.searchPlaceholder}
            autoFocus
          />
          <button type="submit" className="ds-button">
            {texts.search}
          </button>
        </form>
      </search>
    </>
  );
};
