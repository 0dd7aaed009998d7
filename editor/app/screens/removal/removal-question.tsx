import { Button, Link, Paragraph } from "@digdir/designsystemet-react";
import { useEffect, useRef, useState } from "react";
import { withWholeFigures } from "../../../../domain/time/norwegian";
import type { Summary } from "../../../api/api";
import type { Referrer, RemovalPlan } from "../../../api/removal";
import { removalClient } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { lastSave } from "../../data/last-save";
import { editAddress } from "../../data/route";
import { storedDraft } from "../../data/stored-draft";
import { sentenceOf } from "../../fields/form-context";
import { messageOf } from "../../text/message-of";
import { QuestionDialog } from "./question-dialog";
import * as styles from "./removal.module.css";

const MAX_NAMED = 8;

type Named = Pick<Summary, "id" | "title">;

interface Counted {
  readonly named: readonly Named[];
  /** "forestillinger" */
  readonly entries: string;
}

/** "«Kråka»", "3 forestillinger" */
export const countOf = ({ named, entries }: Counted): string =>
  named.length === 1 ? `«${withWholeFigures(named[0]?.title ?? "")}»` : `${named.length} ${entries}`;

/** The names of several, the first of many. */
export const NameList = ({ named }: { readonly named: readonly Named[] }) => {
  const more = named.length - MAX_NAMED;
  if (named.length < 2) return null;
  return (
    <ul className={styles.referrers}>
      {named.slice(0, MAX_NAMED).map(({ id, title }) => (
        <li key={id}>{withWholeFigures(title)}</li>
      ))}
      {more > 0 && <li>{`og ${more} til`}</li>}
    </ul>
  );
};

interface ReferrersProps {
  readonly heading: string;
  readonly referrers: readonly Referrer[];
  readonly onLeave: () => void;
}

/** Referring content, with links to the fields. */
const Referrers = ({ heading, referrers, onLeave }: ReferrersProps) => {
  const { desk } = useDesk();
  if (referrers.length === 0) return null;
  const more = referrers.length - MAX_NAMED;
  return (
    <>
      <Paragraph>{heading}</Paragraph>
      <ul className={styles.referrers}>
        {referrers.slice(0, MAX_NAMED).map(({ kind, id, title, path }) => (
          <li key={`${kind} ${id}`}>
            <Link href={editAddress(kind, id, path)} onClick={onLeave}>
              {title}
            </Link>{" "}
            <small>{desk.kinds.find((one) => one.kind === kind)?.label}</small>
          </li>
        ))}
        {more > 0 && <li>{`og ${more} til`}</li>}
      </ul>
    </>
  );
};

interface PlanTextProps {
  readonly plan: RemovalPlan;
  readonly kind: string;
  readonly count: number;
  readonly onLeave: () => void;
}

const PlanText = ({ plan, kind, count, onLeave }: PlanTextProps) => {
  const [it, them] = count === 1 ? ["den", "Den"] : ["dem", "De valgte"];
  return (
    <>
      <Referrers
        heading={`Kan ikke slettes ennå. Endre eller slett først det som viser til ${it}:`}
        referrers={plan.needing}
        onLeave={onLeave}
      />
      <Referrers heading="Lenker hit som ikke lenger vil virke:" referrers={plan.leading} onLeave={onLeave} />
      {plan.others.map((problem) => (
        <Paragraph key={`${problem.file} ${problem.message}`}>{`${problem.file}: ${sentenceOf(problem)}`}</Paragraph>
      ))}
      {plan.isPossible && (
        <Paragraph>
          {`${them} forsvinner fra nettstedet neste gang det publiseres. Slettingen kan angres.`}
          {kind === "events" && " Er det solgt billetter, bør du avlyse i stedet, så publikum får vite det."}
        </Paragraph>
      )}
    </>
  );
};

interface RemovalQuestionProps {
  readonly kind: string;
  readonly named: readonly Named[];
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Removes entities of a kind after a confirmation that lists what refers to them. */
export const RemovalQuestion = ({ kind, named, onClose, onRemoved }: RemovalQuestionProps) => {
  const { desk, editor, renew } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [plan, setPlan] = useState<RemovalPlan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ids = named.map(({ id }) => id);
  const { entries = "valgte" } = desk.kinds.find((one) => one.kind === kind) ?? {};
  const close = () => dialog.current?.close();
  const fail = (error: unknown) => setFailure(messageOf(error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened.
  useEffect(() => {
    removalClient.plan({ kind, ids }).then(setPlan, fail);
  }, []);
  const remove = async (version: string) => {
    setBusy(true);
    try {
      const removed = await removalClient.remove({ kind, ids, version, editor });
      if (removed.outcome === "saved") {
        for (const id of ids) storedDraft.drop(kind, id);
        lastSave.set({ ...removed, kind, id: null });
        close();
        onRemoved();
        return await renew();
      }
      setFailure(removed.why);
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return (
    <QuestionDialog
      heading={`Slette ${countOf({ named, entries })}?`}
      submit={
        plan?.isPossible && (
          <Button
            type="button"
            data-color="danger"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void remove(plan.version)}
          >
            {isBusy ? "Sletter …" : "Ja, slett"}
          </Button>
        )
      }
      back="Behold"
      dialog={dialog}
      onClose={onClose}
    >
      <NameList named={named} />
      <div aria-live="polite" className={styles.question}>
        {plan === null && failure === null && <Paragraph>Ser etter hva som viser hit …</Paragraph>}
        {plan !== null && <PlanText plan={plan} kind={kind} count={ids.length} onLeave={close} />}
        {failure !== null && <Paragraph>{failure}</Paragraph>}
      </div>
    </QuestionDialog>
  );
};
