import { Button, Dialog, Heading, Paragraph } from "@digdir/designsystemet-react";
import { useEffect, useRef, useState } from "react";
import * as styles from "./tour.module.css";

/** Steps of the tour at the first start. */
const TOUR_STEPS = [
  {
    heading: "Velkommen til redaksjonen",
    text: "Oversikten sier hva som bør gjøres, med lenke til feltet det gjelder. Øverst står knappene for det du gjør oftest: ny film, ny artikkel, priser og åpningstider.",
  },
  {
    heading: "Uka er programmet",
    text: "Velg Uka i menyen. Trykk på en forestilling for å avlyse, flytte eller kopiere den, eller på en tom plass for å legge til en ny. Dobbeltbooking og stengte dager ser du før du lagrer.",
  },
  {
    heading: "Skjemaene passer på",
    text: "Kontrollen leser mens du skriver, og det som er galt, står ved feltet. Datoer skriver du som du pleier: «fre 18» eller «4/12 19.30». Det du skriver, blir tatt vare på også om fanen lukkes.",
  },
  {
    heading: "Se det før andre gjør det",
    text: "«Forhåndsvis» viser siden slik den blir, på mobil og skjerm. Angrer du, trykker du «Angre» rett etter at du har lagret, eller finner lagringen igjen i Historikk.",
  },
  {
    heading: "Publiser når du er klar",
    text: "Det du lagrer, vises ikke for publikum før noen publiserer. Innhold med feil kan ikke publiseres, så du kan ikke ødelegge nettstedet. Omvisningen finner du igjen nederst i menyen.",
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

/** Tour of the desk in five steps: at the first start, and again from the menu. */
export const Tour = ({ className }: { readonly className?: string | undefined }) => {
  const [at, setAt] = useState<number | null>(() => (isSeen() ? null : 0));
  const heading = useRef<HTMLHeadingElement>(null);
  const step = TOUR_STEPS[at ?? 0];
  useEffect(() => {
    if (at !== null) heading.current?.focus();
  }, [at]);
  const end = () => {
    markSeen();
    setAt(null);
  };
  return (
    <>
      <button type="button" className={className} onClick={() => setAt(0)}>
        Omvisning
      </button>
      <Dialog
        open={at !== null}
        closedby="any"
        closeButton={false}
        // A dismissed dialog disappears before its `close` event: a reload in between would show it again.
        onCancel={markSeen}
        onClose={end}
        aria-labelledby="omvisning"
      >
        {at !== null && step !== undefined && (
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
    </>
  );
};
