import { Paragraph } from "@digdir/designsystemet-react";
import { type PointerEvent, useRef } from "react";
import { isObject, valueAt, withValueAt } from "../../../domain/json/json";
import { Cuts } from "../pictures/cuts";
import { cssPosition, type Point, pointAfter, pointAt, pointIn, pointText } from "../pictures/focal-point";
import * as styles from "../pictures/focus.module.css";
import { viewOf } from "../pictures/picture-client";
import { AnyField } from "./any-field";
import type { ControlProps } from "./field-props";
import * as fieldStyles from "./fields.module.css";
import { controlId, useForm, useProblems } from "./form-context";
import { ProblemNote } from "./problem-note";

interface StageProps {
  readonly picture: string;
  readonly point: Point;
  readonly onMove: (point: Point) => void;
}

/** The picture with a marker, moved by mouse, touch or arrow keys. */
const Stage = ({ picture, point, onMove }: StageProps) => {
  const image = useRef<HTMLImageElement>(null);
  const follow = (event: PointerEvent) => {
    if (image.current !== null) onMove(pointAt(event, image.current.getBoundingClientRect()));
  };
  const [left = "", top = ""] = cssPosition(point).split(" ");
  return (
    <div className={styles.stage} onPointerDown={follow}>
      <img ref={image} src={viewOf(picture)} alt="" draggable={false} />
      <button
        type="button"
        className={styles.marker}
        style={{ left, top }}
        aria-label={`Fokuspunkt: ${pointText(point)}. Flytt med piltastene, i større steg med Shift.`}
        onPointerDown={(event) => {
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
        onKeyDown={(event) => {
          const moved = pointAfter(point, event.key, event.shiftKey);
          if (moved === null) return;
          event.preventDefault();
          onMove(moved);
        }}
      />
    </div>
  );
};

/** The focal point of the sibling picture, and the resulting crops. */
export const PointField = ({ field, path, value, onChange }: ControlProps) => {
  const problems = useProblems(path);
  const image = valueAt(useForm().value, [...path.slice(0, -1), "image"]);
  const picture = typeof image === "string" && !image.startsWith("{") ? image : "";
  const point = pointIn(value);
  const fields = field.form.kind === "object" ? field.form.fields : [];
  if (image === "") return null;
  return (
    <details className={fieldStyles.folded} id={controlId(path)} tabIndex={-1} open={problems.length > 0 || undefined}>
      <summary>
        <strong>{field.label}</strong> <span className={fieldStyles.help}>{pointText(point)}</span>
      </summary>
      <Paragraph data-size="sm" className={fieldStyles.help}>
        Trykk på det viktigste i bildet, for eksempel et ansikt. Det holdes synlig når bildet beskjæres.
      </Paragraph>
      <div className={styles.focus}>
        {picture !== "" && <Stage picture={picture} point={point} onMove={onChange} />}
        <div className={styles.numbers}>
          {fields.map((one) => (
            <AnyField
              key={one.name}
              field={{ ...one, help: "", isRequired: true }}
              path={[...path, one.name]}
              value={isObject(value) ? value[one.name] : Reflect.get(point, one.name)}
              onChange={(next) => onChange(withValueAt(isObject(value) ? value : point, [one.name], next))}
            />
          ))}
        </div>
        {picture !== "" && <Cuts picture={picture} point={point} />}
      </div>
      <ProblemNote id={`${controlId(path)}-feil`} problems={problems} />
    </details>
  );
};
