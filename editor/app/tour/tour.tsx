import { Button, Dialog, Heading, Paragraph } from "@digdir/designsystemet-react";
import { useEffect, useRef, useState } from "react";
import { SmallButton } from "../elements/small-button";
import * as styles from "./tour.module.css";

/** Steps of the tour. */
const TOUR_STEPS = [
  {
    heading: "I dag og Uka",
    text: "«I dag» sier hva som bør gjøres, med lenke til stedet. I «Uka» trykker du på en forestilling for å avlyse, flytte eller melde utsolgt. Alt annet finner du med søket øverst, eller Ctrl K.",
  },
  {
    heading: "Skriv som du pleier",
    text: "Kontrollen leser mens du skriver, og datoer kan stå som «fre 18» eller «4/12 19.30». Det du skriver, blir tatt vare på også om fanen lukkes. Angrer du en lagring, trykker du «Angre».",
  },
  {
    heading: "Publiser når du er klar",
    text: "Det du lagrer, vises ikke for publikum før noen publiserer. Innhold med feil kan ikke publiseres, så du kan ikke ødelegge nettstedet. Omvisningen finner du igjen ved navnet ditt øverst.",
  },
] as const;

const SEEN_KEY = "redaksjon omvisning";

const isSeen = (): boolean => {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return true; // Without storage, it would show every time.
  }
};

const markSeen = (): void => {
  try {
    localStorage.setItem(SEEN_KEY, "sett");
  } catch {
    // Without storage, it shows again next time.
  }
};

/** Offers the tour until it is taken or declined. */
export const TourOffer = ({ onTake }: { readonly onTake: () => void }) => {
  const [isOffered, setOffered] = useState(() => !isSeen());
  const answer = () => {
    markSeen();
    setOffered(false);
    document.getElementById("innhold")?.focus({ preventScroll: true });
  };
  if (!isOffered) return null;
  return (
    <section aria-label="Omvisning" className={styles.offer}>
      <span>Ny her? Omvisningen er tre korte steg.</span>
      <SmallButton
        onClick={() => {
          answer();
          onTake();
        }}
      >
        Ta omvisningen
      </SmallButton>
      <SmallButton onClick={answer}>Nei takk</SmallButton>
    </section>
  );
};

/** Tour of the desk in three steps. */
export const Tour = ({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = TOUR_STEPS[at];
  useEffect(() => {
    if (isOpen && at >= 0) heading.current?.focus();
  }, [isOpen, at]);
  const end = () => {
    setAt(0);
    onClose();
  };
  return (
    <Dialog open={isOpen} closedby="any" closeButton={false} onClose={end} aria-labelledby="omvisning">
      {isOpen && step !== undefined && (
        <div className={styles.step}>
          <Paragraph data-size="sm" className={styles.place}>
            {`Omvisning, ${at + 1} av ${TOUR_STEPS.length}`}
          </Paragraph>
          <Heading ref={heading} level={2} data-size="md" id="omvisning" tabIndex={-1}>
            {step.heading}
          </Heading>
          <Paragraph>{step.text}</Paragraph>
          <div className={styles.dots} aria-hidden="true">
            {TOUR_STEPS.map((one, index) => (
              <span key={one.heading} data-current={index === at || undefined} />
            ))}
          </div>
          <div className={styles.buttons}>
            {at === TOUR_STEPS.length - 1 ? (
              <Button onClick={end}>Begynn</Button>
            ) : (
              <Button onClick={() => setAt(at + 1)}>Neste</Button>
            )}
            {at > 0 && (
              <Button variant="secondary" onClick={() => setAt(at - 1)}>
                Forrige
              </Button>
            )}
            {at < TOUR_STEPS.length - 1 && (
              <Button variant="tertiary" onClick={end}>
                Hopp over
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
};
