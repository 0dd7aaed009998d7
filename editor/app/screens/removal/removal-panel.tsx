import { Button, Dialog, Heading, Link, Paragraph } from "@digdir/designsystemet-react";
import { useRef, useState } from "react";
import type { Referrer, RemovalPlan } from "../../../api/removal";
import { removalClient } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { lastSave } from "../../data/last-save";
import { editAddress, listAddress } from "../../data/route";
import { storedDraft } from "../../data/stored-draft";
import { sentenceOf } from "../../fields/form-context";
import { messageOf } from "../../text/message-of";
import * as screenStyles from "../screens.module.css";
import * as styles from "./removal.module.css";

const MAX_NAMED = 8;

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

interface RemovalPanelProps {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
}

/** Removes the form's entity after a confirmation that lists what refers to it. */
export const RemovalPanel = ({ kind, id, title }: RemovalPanelProps) => {
  const { editor, renew } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [plan, setPlan] = useState<RemovalPlan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => dialog.current?.close();
  const fail = (error: unknown) => setFailure(messageOf(error));
  const ask = () => {
    setPlan(null);
    setFailure(null);
    dialog.current?.showModal();
    removalClient.plan(kind, id).then(setPlan, fail);
  };
  const remove = async (version: string) => {
    setBusy(true);
    try {
      const removed = await removalClient.remove({ kind, id, version, editor });
      if (removed.outcome === "saved") {
        storedDraft.drop(kind, id);
        lastSave.set({ ...removed, kind, id: null });
        close();
        window.location.replace(listAddress(kind));
        return await renew();
      }
      setFailure(removed.why);
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return (
    <div className={styles.place}>
      <Button type="button" variant="tertiary" data-color="danger" onClick={ask}>
        {`Slett «${title}» …`}
      </Button>
      <Dialog ref={dialog} closedby="any" closeButton={false} aria-labelledby="slett-sporsmal">
        <div className={styles.question}>
          <Heading level={2} data-size="xs" id="slett-sporsmal">
            {`Slette «${title}»?`}
          </Heading>
          <div aria-live="polite" className={styles.question}>
            {plan === null && failure === null && <Paragraph>Ser etter hva som viser til den …</Paragraph>}
            {plan !== null && (
              <>
                <Referrers
                  heading="Kan ikke slettes ennå. Endre eller slett først det som viser til den:"
                  referrers={plan.needing}
                  onLeave={close}
                />
                <Referrers heading="Lenker hit som ikke lenger vil virke:" referrers={plan.leading} onLeave={close} />
                {plan.others.map((problem) => (
                  <Paragraph
                    key={`${problem.file} ${problem.message}`}
                  >{`${problem.file}: ${sentenceOf(problem)}`}</Paragraph>
                ))}
                {plan.isPossible && (
                  <Paragraph>Den forsvinner fra nettstedet neste gang det publiseres. Slettingen kan angres.</Paragraph>
                )}
              </>
            )}
            {failure !== null && <Paragraph>{failure}</Paragraph>}
          </div>
          <div className={screenStyles.buttons}>
            {plan?.isPossible && (
              <Button
                type="button"
                data-color="danger"
                aria-disabled={isBusy}
                onClick={() => !isBusy && void remove(plan.version)}
              >
                {isBusy ? "Sletter …" : "Ja, slett"}
              </Button>
            )}
            <Button type="button" variant="secondary" onClick={close}>
              Behold
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
};
