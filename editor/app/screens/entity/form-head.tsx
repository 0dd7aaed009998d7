import { Button, Heading, Switch } from "@digdir/designsystemet-react";
import { useState } from "react";
import { isObject, type Json, withValueAt } from "../../../../domain/json/json";
import { withWholeFigures } from "../../../../domain/time/norwegian";
import type { Head, Kind } from "../../../api/api";
import { useDesk } from "../../data/desk-context";
import { editAddress, listAddress, showingAddress } from "../../data/route";
import { useUnpublished } from "../../data/use-unpublished";
import { SmallButton } from "../../elements/small-button";
import { ago } from "../../text/ago";
import { nowInOslo } from "../../text/when";
import { States } from "../list/states";
import * as styles from "../screens.module.css";

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Confirms discarding, which cannot be undone. */
const DiscardQuestion = ({ onDiscard, onKeep }: DiscardQuestionProps) => (
  <fieldset className={styles.question}>
    <legend>Forkaste alt du har skrevet her?</legend>
    <Button
      type="button"
      data-color="danger"
      onClick={() => {
        onDiscard();
        document.getElementById("innhold")?.focus();
      }}
    >
      Forkast
    </Button>
    <Button type="button" variant="secondary" autoFocus onClick={onKeep}>
      Behold
    </Button>
  </fieldset>
);

/** Hidden content has been on the site until now; shown content has no end that has passed. */
const withHidden = (value: Json, isHidden: boolean): Json => {
  const now = nowInOslo();
  const from = value.shownFrom;
  const begun =
    isHidden && typeof from === "string" && from >= now ? withValueAt(value, ["shownFrom"], undefined) : value;
  const next = withValueAt(begun, ["shownUntil"], isHidden ? now : undefined);
  return isObject(next) ? next : value;
};

interface TrailProps {
  readonly about: Kind;
  readonly id: string | null;
  readonly isPart: boolean;
  /** Whether the part has a place of its own in the menu, and does not lead back to the whole. */
  readonly isPlace?: boolean;
  /** Null while it cannot be known, and for what has no page. */
  readonly head: Head | null;
}

/** Where the entity belongs, its state, and its page on the site. */
const Trail = ({ about, id, isPart, isPlace = false, head }: TrailProps) => {
  const { lists } = useDesk();
  const summary = useUnpublished(about.kind, lists.byType[about.type]).find((one) => one.id === id);
  const isSingle = about.newLabel === null;
  return (
    <div className={styles.trail}>
      {(isPart ? !isPlace : !isSingle) && (
        <a href={isPart && id !== null ? editAddress(about.kind, id) : listAddress(about.kind)}>
          <span aria-hidden="true">← </span>
          {about.label}
        </a>
      )}
      {!isPart && summary !== undefined && <States summary={summary} hasWay />}
      {!isPart && summary !== undefined && summary.changed !== null && (
        <span data-changed>{`Endret ${ago(summary.changed, Date.now())}`}</span>
      )}
      {id !== null && head !== null && (
        <a href={`https://${head.address}`} target="_blank" rel="noreferrer">
          Se siden<span aria-hidden="true"> ↗</span>
        </a>
      )}
    </div>
  );
};

/** To what is done with a showing in its week. */
const ShowingWay = ({ about, id }: Pick<TrailProps, "about" | "id">) => {
  const { lists } = useDesk();
  const summary = lists.byType[about.type]?.find((one) => one.id === id);
  if (about.kind !== "events" || summary === undefined || summary.next === null) return null;
  return (
    <Button asChild variant="secondary" data-size="sm">
      <a href={showingAddress(summary.next.slice(0, 10), summary.id)}>
        {summary.status?.is === "cancelled" ? "Sett opp igjen" : "Avlys eller flytt"}
      </a>
    </Button>
  );
};

interface FormHeadProps extends TrailProps {
  readonly title: string;
  /** Whether it can be taken off the site. */
  readonly isHideable: boolean;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  /** Whether anything is written that can be discarded. */
  readonly mayDiscard: boolean;
  readonly onDiscard: () => void;
}

/** The title of a form, with what concerns all of it. */
export const FormHead = (props: FormHeadProps) => {
  const { title, isHideable, value, mayDiscard } = props;
  const [isAsked, setAsked] = useState(false);
  // Once nothing is left to discard, the question is closed and does not reappear at the next change.
  if (isAsked && !mayDiscard) setAsked(false);
  const until = value.shownUntil;
  const [name, ...when] = withWholeFigures(title).split(/, (?=\p{L}+dag \d)/u);
  return (
    <div>
      <Trail {...props} />
      <div className={styles.formHead}>
        <Heading level={1} data-size="lg">
          {name}
          {when.length > 0 && (
            <>
              , <span className={styles.when}>{when.join(", ")}</span>
            </>
          )}
        </Heading>
        <ShowingWay about={props.about} id={props.id} />
        {isHideable && (
          <Switch
            data-size="sm"
            label="Synlig på nettstedet"
            checked={!(typeof until === "string" && until !== "" && until <= nowInOslo())}
            onChange={({ target }) => props.onChange(withHidden(value, !target.checked))}
          />
        )}
        {mayDiscard && (
          <SmallButton onClick={() => setAsked(true)}>
            {props.id === null ? "Forkast utkastet" : "Angre alt"}
          </SmallButton>
        )}
      </div>
      {isAsked && (
        <DiscardQuestion
          onKeep={() => setAsked(false)}
          onDiscard={() => {
            setAsked(false);
            props.onDiscard();
          }}
        />
      )}
    </div>
  );
};
