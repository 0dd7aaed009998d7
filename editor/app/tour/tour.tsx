import { Button, Dialog, Heading, Paragraph } from "@digdir/designsystemet-react";
import { useEffect, useRef, useState } from "react";
import * as styles from "./tour.module.css";
import { TOUR_STEPS } from "./tour-steps";

const SEEN_KEY = "redaksjon omvisning";

const isSeen = (): boolean => {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return true; // It could not be put away for good.
  }
};

const markSeen = (): void => {
  try {
    localStorage.setItem(SEEN_KEY, "sett");
  } catch {
    // It is shown again the next time.
  }
};

/** The desk in five steps: at the first start, and again from the menu. */
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
      <Dialog open={at !== null} closedby="any" closeButton={false} onClose={end} aria-labelledby="omvisning">
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
