import { Button, ToggleGroup } from "@digdir/designsystemet-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useDesk } from "../../data/desk-context";
import { useIsWide } from "../../data/use-is-wide";
import type { FormValue } from "./form-value";
import * as styles from "./preview.module.css";

/** Lazy: it is not on the first page. */
const PreviewPanel = lazy(async () => ({ default: (await import("./preview-panel")).PreviewPanel }));

interface BesidePreviewProps extends FormValue {
  /** Whether the preview opens by itself where there is room for it. */
  readonly opens: boolean;
  /** The form. */
  readonly children: ReactNode;
}

/** A form with the page that it makes: beside it where there is room, else in its place. */
export const BesidePreview = ({ opens, children, ...shown }: BesidePreviewProps) => {
  const { preview } = useDesk();
  const isWide = useIsWide();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isUnderWay = preview?.status === "ready" || preview?.status === "starting";
  const isPreviewed = chosen ?? (isWide && opens && isUnderWay);
  const isOff = preview?.status === "off";
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      {!isOff && isWide && !isPreviewed && (
        <Button
          ref={opener}
          type="button"
          variant="tertiary"
          data-size="sm"
          className={styles.open}
          onClick={() => setChosen(true)}
        >
          Vis forhåndsvisning
        </Button>
      )}
      {!isOff && !isWide && (
        <ToggleGroup
          data-size="sm"
          data-color="neutral"
          aria-label="Visning"
          className={styles.views}
          value={isPreviewed ? "preview" : "form"}
          onChange={(view) => setChosen(view === "preview")}
        >
          <ToggleGroup.Item value="form">Skjema</ToggleGroup.Item>
          <ToggleGroup.Item value="preview">Forhåndsvisning</ToggleGroup.Item>
        </ToggleGroup>
      )}
      <div className={!isOff && isPreviewed ? styles.split : undefined}>
        {children}
        {!isOff && isPreviewed && (
          <Suspense fallback={<div />}>
            <PreviewPanel
              {...shown}
              state={preview}
              isAsked={chosen === true}
              onHide={
                isWide
                  ? () => {
                      flushSync(() => setChosen(false));
                      opener.current?.focus();
                    }
                  : null
              }
              onField={() => {
                // The field is in the other view.
                if (!isWide) flushSync(() => setChosen(false));
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
};
