import { Button, Input } from "@digdir/designsystemet-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { SmallButton } from "../../elements/small-button";
import * as styles from "../fields.module.css";

interface Tool {
  readonly label: string;
  readonly sign: string;
  readonly isOn: (editor: Editor) => boolean;
  readonly press: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    label: "Mellomtittel",
    sign: "H2",
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: "Mindre mellomtittel",
    sign: "H3",
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: "Fet",
    sign: "F",
    isOn: (editor) => editor.isActive("bold"),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: "Kursiv",
    sign: "K",
    isOn: (editor) => editor.isActive("italic"),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: "Punktliste",
    sign: "•",
    isOn: (editor) => editor.isActive("bulletList"),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: "Nummerert liste",
    sign: "1.",
    isOn: (editor) => editor.isActive("orderedList"),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: "Sitat",
    sign: "»",
    isOn: (editor) => editor.isActive("blockquote"),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { label: "Angre", sign: "↶", isOn: () => false, press: (editor) => editor.chain().focus().undo().run() },
  { label: "Gjør om", sign: "↷", isOn: () => false, press: (editor) => editor.chain().focus().redo().run() },
];

/** Where the marked text leads; an empty address takes the link away. */
const LinkTool = ({ editor }: { readonly editor: Editor }) => {
  const [address, setAddress] = useState<string | null>(null);
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("link") });
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange("link");
    if (address) chain.setLink({ href: address }).run();
    else chain.unsetLink().run();
    setAddress(null);
  };
  if (address === null)
    return (
      <SmallButton aria-pressed={isOn} onClick={() => setAddress(String(editor.getAttributes("link").href ?? ""))}>
        Lenke
      </SmallButton>
    );
  return (
    <span className={styles.link}>
      <Input
        data-size="sm"
        aria-label="Adresse: /side eller https://…"
        value={address}
        autoFocus
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          set();
        }}
      />
      <Button type="button" variant="secondary" data-size="sm" onClick={set}>
        Sett lenke
      </Button>
    </span>
  );
};

export const Toolbar = ({ editor, label }: { readonly editor: Editor; readonly label: string }) => {
  const pressed = useEditorState({ editor, selector: ({ editor: now }) => TOOLS.map(({ isOn }) => isOn(now)) });
  return (
    <div role="toolbar" aria-label={`Verktøy for ${label.toLowerCase()}`} className={styles.toolbar}>
      {TOOLS.map(({ label: name, sign, press }, at) => (
        <SmallButton
          key={name}
          aria-label={name}
          title={name}
          aria-pressed={pressed[at] ?? false}
          onClick={() => press(editor)}
        >
          <span aria-hidden="true">{sign}</span>
        </SmallButton>
      ))}
      <LinkTool editor={editor} />
    </div>
  );
};
