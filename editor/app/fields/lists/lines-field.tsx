import { Textarea } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { ControlProps } from "../field-props";
import { controlId, useProblems } from "../form-context";
import { Labelled } from "../labelled";
import { ProblemNote } from "../problem-note";

const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const MIN_ROWS = 2;

/** A list of short texts, one per line. */
export const LinesField = ({ field, path, value, onChange }: ControlProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const texts = textsIn(value);
  const problems = useProblems(path, true).filter(({ path: problemPath }) => problemPath.length > path.length);
  return (
    <div>
      <Labelled field={field} path={path} note="Én på hver linje.">
        {(described) => (
          <Textarea
            {...described}
            rows={Math.max(MIN_ROWS, texts.length)}
            value={typed ?? texts.join("\n")}
            onChange={({ target: { value: text } }) => {
              setTyped(text);
              const lines = linesOf(text);
              onChange(lines.length === 0 && value === undefined && !field.isRequired ? undefined : lines);
            }}
            onBlur={() => setTyped(null)}
          />
        )}
      </Labelled>
      <ProblemNote id={`${controlId(path)}-linjer`} problems={problems} />
    </div>
  );
};
