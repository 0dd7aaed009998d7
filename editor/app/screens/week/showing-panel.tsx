import { Button, Heading, Link, Paragraph, Tag, ToggleGroup } from "@digdir/designsystemet-react";
import { useState } from "react";
import { sentenceCase, withWholeFigures } from "../../../../domain/time/norwegian";
import { SALE_STATES } from "../../../api/api";
import type { WeekShowing } from "../../../api/week";
import { thumbnailOf } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { editAddress, type ShowingAct } from "../../data/route";
import { AgeLimit } from "../../elements/age-limit";
import { NoLimit } from "../../elements/no-limit";
import { SALE, StateMark } from "../../elements/state-mark";
import { CopyForm } from "./copy-form";
import { CancelForm, MoveForm, type PartProps, RemoveForm, RepeatForm } from "./showing-actions";
import type { Slot } from "./slot";
import * as styles from "./week.module.css";

type Part = "cancel" | "move" | "copy" | "repeat" | "remove";

const PARTS = { avlys: "cancel", flytt: "move", kopier: "copy", gjenta: "repeat" } as const satisfies Record<
  ShowingAct,
  Part
>;

const VERBS: Readonly<Record<Part, string>> = {
  cancel: "Avlys",
  move: "Flytt",
  copy: "Kopier",
  repeat: "Gjenta",
  remove: "Slett",
};

const partFor = (act: ShowingAct | null, { status }: WeekShowing): Part | null =>
  act === null || (act === "avlys" && status === "cancelled") ? null : PARTS[act];

/** "Kråka, fredag 4. desember kl. 18.00, Kinosal: I salg" */
export const nameOf = ({ title, when, hallName, statusText }: WeekShowing): string =>
  `${title}, ${when}, ${hallName}: ${statusText}`;

interface ShowingPanelProps extends Omit<PartProps, "onBack"> {
  readonly showing: WeekShowing;
  /** Drop target of a drag. */
  readonly slot: Slot | null;
  /** What it is opened for. */
  readonly act?: ShowingAct | null;
}

/** A showing with its details and actions. */
export const ShowingPanel = ({ showing, slot, act = null, ...rest }: ShowingPanelProps) => {
  const [part, setPart] = useState<Part | null>(slot === null ? partFor(act, showing) : "move");
  const {
    id,
    stamp,
    title,
    production,
    ageLimit,
    when,
    hallName,
    status,
    statusText,
    reason,
    previousStart,
    problems,
    end,
  } = showing;
  const picture = useDesk().lists.byType.Production?.find((one) => one.id === production)?.picture ?? null;
  // The buttons of the sale say the state themselves, and what is cancelled has none soon.
  const isSaid = part === "cancel" || (part === null && status in SALE);
  const props = { ...rest, showing, onBack: () => setPart(null) };
  const choose = (name: Part) => (
    <Button type="button" variant="secondary" data-size="sm" onClick={() => setPart(name)}>
      {VERBS[name]}
    </Button>
  );
  return (
    <div className={styles.panel}>
      {/* biome-ignore lint/a11y/useSemanticElements: What an opened dialog is told by, and nothing that is filled in. */}
      <div role="group" aria-label={nameOf(showing)} data-head className={styles.about}>
        {picture !== null && <img src={thumbnailOf(picture)} alt="" />}
        <div>
          <Heading level={2} data-size="sm">
            <AgeLimit limit={ageLimit} /> {part === null ? title : `${VERBS[part]} ${title}`}
          </Heading>
          <Paragraph>{`${withWholeFigures(sentenceCase(when))}${end === null ? "" : `\u2060–\u2060${end.slice(11, 16).replace(":", ".")}`}, ${hallName}`}</Paragraph>
          <NoLimit production={production} ageLimit={ageLimit} />
        </div>
      </div>
      {!isSaid && (
        <Tag data-color={status === "cancelled" ? "danger" : "neutral"}>
          <span>
            <StateMark status={status} text={statusText} />
          </span>
        </Tag>
      )}
      {previousStart !== null && <Paragraph data-size="sm">{`Var ${previousStart}.`}</Paragraph>}
      {reason !== "" && <Paragraph data-size="sm">{reason}</Paragraph>}
      {problems.map((problem) => (
        <Paragraph key={problem} data-size="sm" className={styles.problem}>
          {problem}
        </Paragraph>
      ))}
      {part === null && (
        <>
          {status === "cancelled" ? (
            <Button
              type="button"
              aria-disabled={rest.isSaving}
              onClick={() => !rest.isSaving && void rest.onAct({ do: "restore", id, stamp })}
            >
              Sett opp igjen
            </Button>
          ) : (
            status !== "free" && (
              <ToggleGroup
                data-color="neutral"
                name="salg"
                data-toggle-group="Billetter"
                value={status}
                onChange={(value) => {
                  const chosen = SALE_STATES.find((one) => one === value);
                  if (chosen !== undefined && chosen !== status)
                    void rest.onAct({ do: "status", id, stamp, status: chosen });
                }}
              >
                {SALE_STATES.map((value) => (
                  <ToggleGroup.Item key={value} value={value}>
                    {SALE[value]}
                  </ToggleGroup.Item>
                ))}
              </ToggleGroup>
            )
          )}
          <div className={styles.buttons}>
            {choose("move")}
            {choose("copy")}
            {choose("repeat")}
            {status !== "cancelled" && choose("cancel")}
          </div>
          {rest.failure !== null && <Paragraph className={styles.problem}>{rest.failure}</Paragraph>}
          <div className={styles.ways}>
            <Link href={editAddress("events", id)}>Åpne forestillingen</Link>
            <Button type="button" variant="tertiary" data-color="danger" onClick={() => setPart("remove")}>
              Slett
            </Button>
          </div>
        </>
      )}
      {part === "cancel" && <CancelForm {...props} />}
      {part === "move" && <MoveForm {...props} slot={slot} />}
      {part === "copy" && <CopyForm {...props} />}
      {part === "repeat" && <RepeatForm {...props} />}
      {part === "remove" && <RemoveForm {...props} />}
    </div>
  );
};
