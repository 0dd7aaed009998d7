import { Paragraph } from "@digdir/designsystemet-react";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { isSame } from "../../../../domain/json/json";
import type { ControlProps } from "../field-props";
import * as styles from "../fields.module.css";
import { controlId, useProblems } from "../form-context";
import { ProblemNote } from "../problem-note";
import { EXTENSIONS } from "./extensions";
import { documentOf, type HtmlDocument, htmlOf } from "./html-document";
import { pasteProps } from "./paste";
import { PastedPictures } from "./pasted-pictures";
import { joined, writtenAs } from "./pieces";
import { Toolbar } from "./toolbar";

/** Rich text, limited to the tags the site shows. Untouched parts are saved as they were written. */
const HtmlField = ({ field, path, value, onChange }: ControlProps) => {
  const id = controlId(path);
  const problems = useProblems(path);
  const written = useRef<{ readonly value: unknown; readonly document: HtmlDocument } | null>(null);
  const sent = useRef<unknown>(undefined);
  const [note, setNote] = useState("");
  const [pasted, setPasted] = useState<{ readonly files: readonly File[]; readonly number: number }>({
    files: [],
    number: 0,
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    injectCSS: false,
    editorProps: {
      ...pasteProps({ say: setNote, offer: (files) => setPasted((last) => ({ files, number: last.number + 1 })) }),
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-navn`,
        "aria-describedby": `${id}-feil`,
        "data-empty": "Skriv teksten her …",
        lang: "nb",
      },
    },
    onUpdate: ({ editor: { state, isEmpty } }) => {
      if (written.current === null) return;
      const { document, value: before } = written.current;
      const text = isEmpty ? "" : joined(state.doc.children.map(htmlOf), document.before, document.gaps);
      sent.current = writtenAs(text, before);
      onChange(sent.current);
    },
  });
  useEffect(() => {
    if (editor === null || editor.isDestroyed || (sent.current !== undefined && isSame(sent.current, value))) return;
    const document = documentOf(value, editor.schema);
    written.current = { value, document };
    sent.current = value;
    const content = document.nodes.map((node) => node.toJSON());
    editor
      .chain()
      // Otherwise undo would go past the loaded value, to an empty field.
      .setMeta("addToHistory", false)
      .setContent(
        { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] },
        { emitUpdate: false },
      )
      .run();
  }, [editor, value]);
  return (
    <div className={styles.field}>
      <span id={`${id}-navn`} className="ds-label" data-size="sm">
        {field.label}
      </span>
      <div className={styles.html}>
        {editor && <Toolbar editor={editor} label={field.label} />}
        <EditorContent editor={editor} />
      </div>
      <Paragraph role="status" data-size="sm" className={styles.help}>
        {note}
      </Paragraph>
      {pasted.files.length > 0 && <PastedPictures key={pasted.number} files={pasted.files} path={path} />}
      <ProblemNote id={`${id}-feil`} problems={problems} />
    </div>
  );
};

export default HtmlField;
