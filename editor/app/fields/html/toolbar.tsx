import { Button, Input, Select } from "@digdir/designsystemet-react";
import type { Command } from "@tiptap/pm/state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "@tiptap/pm/tables";
import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { isSafeHref } from "../../../../domain/html/sanitise";
import { Icon, type IconName } from "../../elements/icon";
import { SmallButton } from "../../elements/small-button";
import * as styles from "../fields.module.css";
import { beginTable } from "./table-nodes";

/** The button that a key moves to, wrapping at both ends; null for other keys. */
const led = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
};

/**
 * Roving tabindex: the toolbar is one tab stop, at the button focused last (WAI-ARIA Authoring Practices, toolbar
 * pattern).
 */
const useOneStop = (count: number) => {
  const [last, setCurrent] = useState(0);
  const current = Math.min(last, count - 1);
  const stop = (at: number) => ({ tabIndex: at === current ? 0 : -1, onFocus: () => setCurrent(at) });
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const to = led(event.key, current, count);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>("select, button")[to]?.focus();
  };
  return { stop, move };
};

interface Tool {
  readonly label: string;
  /** What its button shows: a drawing, or a few letters. */
  readonly sign: IconName | { readonly letters: string };
  readonly kind?: string;
  readonly isOn: (editor: Editor) => boolean;
  readonly press: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    label: "Fet",
    sign: { letters: "F" },
    kind: "bold",
    isOn: (editor) => editor.isActive("bold"),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: "Kursiv",
    sign: { letters: "K" },
    kind: "italic",
    isOn: (editor) => editor.isActive("italic"),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: "Punktliste",
    sign: "list",
    isOn: (editor) => editor.isActive("bulletList"),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: "Nummerert liste",
    sign: "numbers",
    isOn: (editor) => editor.isActive("orderedList"),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: "Sitat",
    sign: "quote",
    isOn: (editor) => editor.isActive("blockquote"),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const HISTORY: readonly Tool[] = [
  { label: "Angre", sign: "undo", isOn: () => false, press: (editor) => editor.chain().focus().undo().run() },
  { label: "Gjør om", sign: "redo", isOn: () => false, press: (editor) => editor.chain().focus().redo().run() },
];

/** What a paragraph is, by its level as a heading: 0 for none. */
const STYLES = [
  { level: 0, name: "Brødtekst" },
  { level: 2, name: "Mellomtittel" },
  { level: 3, name: "Undertittel" },
] as const;

/** By keyboard the list keeps the focus, as each key chooses; a pointer is done, and goes back to the text. */
const styled = (editor: Editor, level: number, isPointed: boolean): boolean => {
  const chain = isPointed ? editor.chain().focus() : editor.chain();
  return (level === 2 || level === 3 ? chain.setHeading({ level }) : chain.setParagraph()).run();
};

const onTable = (label: string, sign: Tool["sign"], command: Command): Tool => ({
  label,
  sign,
  isOn: () => false,
  press: (editor) => {
    editor.commands.focus();
    return command(editor.state, editor.view.dispatch);
  },
});

/** Shown outside of tables, and in one: there are none in one another. */
const NEW_TABLE: readonly Tool[] = [onTable("Ny tabell", "table", beginTable)];

const TABLE_TOOLS: readonly Tool[] = [
  onTable("Ny rad under", { letters: "+ rad" }, addRowAfter),
  onTable("Ny kolonne til høyre", { letters: "+ kolonne" }, addColumnAfter),
  onTable("Fjern raden", { letters: "− rad" }, deleteRow),
  onTable("Fjern kolonnen", { letters: "− kolonne" }, deleteColumn),
  onTable("Fjern tabellen", { letters: "− tabell" }, deleteTable),
];

interface LinkAddressProps {
  readonly address: string;
  readonly onChange: (address: string) => void;
  readonly onSet: () => void;
}

/** Link address of the selected text. */
const LinkAddress = ({ address, onChange, onSet }: LinkAddressProps) => (
  <span className={styles.link}>
    <Input
      data-size="sm"
      aria-label="Adresse: /side eller https://…"
      value={address}
      autoFocus
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        onSet();
      }}
    />
    <Button type="button" variant="secondary" data-size="sm" onClick={onSet}>
      Sett lenke
    </Button>
    {!isSafeHref(address) && <span role="alert">Lenken må begynne med https://, http://, mailto:, tel: eller /.</span>}
  </span>
);

/** Toolbar with one tab stop; arrow keys, Home and End move between the tools. */
export const Toolbar = ({ editor, label }: { readonly editor: Editor; readonly label: string }) => {
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("table") });
  const pressed = useEditorState({ editor, selector: ({ editor: now }) => TOOLS.map(({ isOn }) => isOn(now)) });
  const style = useEditorState({
    editor,
    selector: ({ editor: now }) => STYLES.findLast(({ level }) => now.isActive("heading", { level }))?.level ?? 0,
  });
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("link") });
  const [address, setAddress] = useState<string | null>(null);
  const isPointed = useRef(false);
  const more = [...(isInTable ? TABLE_TOOLS : NEW_TABLE), ...HISTORY];
  const { stop, move } = useOneStop(2 + TOOLS.length + more.length);
  /** An empty address removes the link; one that the site does not allow is left to be corrected. */
  const setLink = () => {
    const chain = editor.chain().focus().extendMarkRange("link");
    if (!address) chain.unsetLink().run();
    else if (isSafeHref(address)) chain.setLink({ href: address }).run();
    else return;
    setAddress(null);
  };
  const button = ({ label: name, sign, kind, press }: Tool, at: number, state?: boolean) => (
    <SmallButton
      key={name}
      aria-label={name}
      title={name}
      aria-pressed={state}
      onClick={() => press(editor)}
      data-tool={kind}
      {...(typeof sign === "object" && { "data-sign": sign.letters })}
      {...stop(at)}
    >
      {typeof sign === "string" && <Icon name={sign} />}
    </SmallButton>
  );
  return (
    <div className={styles.toolbar}>
      <div role="toolbar" aria-label={`Verktøy for ${label.toLowerCase()}`} className={styles.tools} onKeyDown={move}>
        <Select
          data-size="sm"
          aria-label="Tekststil"
          value={style}
          onPointerDown={() => {
            isPointed.current = true;
          }}
          onKeyDown={() => {
            isPointed.current = false;
          }}
          onChange={({ target }) => styled(editor, Number(target.value), isPointed.current)}
          {...stop(0)}
        >
          {STYLES.map(({ level, name }) => (
            <Select.Option key={level} value={level}>
              {name}
            </Select.Option>
          ))}
        </Select>
        {TOOLS.map((tool, at) => button(tool, 1 + at, pressed[at] ?? false))}
        <SmallButton
          aria-label="Lenke"
          title="Lenke"
          aria-pressed={isLink}
          onClick={() => setAddress(String(editor.getAttributes("link").href ?? ""))}
          {...stop(1 + TOOLS.length)}
        >
          <Icon name="link" />
        </SmallButton>
        {more.map((tool, at) => button(tool, 2 + TOOLS.length + at))}
      </div>
      {address !== null && <LinkAddress address={address} onChange={setAddress} onSet={setLink} />}
    </div>
  );
};
