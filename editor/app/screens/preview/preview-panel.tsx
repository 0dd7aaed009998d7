import { Button, Heading, Link, Paragraph, Textfield, ToggleGroup } from "@digdir/designsystemet-react";
import { useEffect, useId, useRef, useState } from "react";
import type { JsonPath } from "../../../../domain/json/json";
import { listed } from "../../../../domain/time/norwegian";
import {
  type Preview,
  type PreviewEdit,
  type PreviewPart,
  type PreviewShown,
  previewClickSchema,
} from "../../../api/preview";
import { previewClient } from "../../data/client";
import { editAddress } from "../../data/route";
import { Icon } from "../../elements/icon";
import { SmallButton } from "../../elements/small-button";
import { messageOf } from "../../text/message-of";
import { momentOf, momentText, todayInOslo } from "../../text/when";
import { showField } from "../entity/show-field";
import { fieldOf } from "./field-of";
import type { FormValue } from "./form-value";
import * as styles from "./preview.module.css";

/** Debounce before the preview updates. */
const PAUSE_MS = 400;

/** Sends the form's value to the preview while the panel is open. */
const useShown = ({ kind, id, before, value, moment, companions }: PreviewEdit) => {
  const [shown, setShown] = useState<PreviewShown | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      previewClient.show({ kind, id, before, value, moment, companions }, cancel.signal).then(
        (answer) => {
          setShown(answer);
          setFailure(null);
        },
        (error: unknown) => {
          if (!cancel.signal.aborted) setFailure(messageOf(error));
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [kind, id, before, value, moment, companions]);
  useEffect(() => () => void previewClient.drop(kind, id).catch(() => undefined), [kind, id]);
  return { shown, failure };
};

/** What the panel shows, or what it waits for. */
const statusText = (state: Preview | null, shown: PreviewShown | null, isNew: boolean, isBlank: boolean): string => {
  if (state === null) return "Henter …";
  if (state.status !== "ready") return state.message;
  if (isBlank) return "Siden kommer hit når du har begynt å skrive.";
  if (shown === null) return "Gjør klar siden …";
  const { errors, away, isFilledOut, borrowed } = shown;
  if (errors > 0 && isNew) return "Siden kommer hit når det som er galt, er rettet.";
  if (errors > 0) return "Viser det som sist var riktig. Siden følger med igjen når skjemaet er rettet.";
  const examples = listed(borrowed.map((label) => label.toLowerCase()));
  if (examples !== "") return `Viser det du har skrevet. Eksempler foreløpig: ${examples}.`;
  if (isFilledOut) return "Viser det du har skrevet.";
  return away === null
    ? "Viser det du har skrevet. Trykk på en del av siden for å åpne feltet."
    : `Ikke på nettstedet på dette tidspunktet: ${away}. Velg et annet «Tidspunkt» for å se det.`;
};

/** The moment at which the page is shown; "" for now. */
const PreviewClock = ({ onSet }: { readonly onSet: (moment: string) => void }) => {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const moment = typed.trim() === "" ? "" : momentOf(typed, todayInOslo());
    setWrong(moment === null);
    if (moment === null) return;
    onSet(moment);
    if (moment !== "") setTyped(momentText(moment));
  };
  return (
    <div className={styles.clock}>
      <Textfield
        data-size="sm"
        autoFocus
        label="Vis siden slik den er"
        placeholder="nå, eller «fre 18»"
        value={typed}
        error={isWrong ? "Skriv dag og klokkeslett, for eksempel «4/12 19.30»." : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          set();
        }}
      />
      <Button type="button" variant="secondary" data-size="sm" onClick={set}>
        Vis
      </Button>
    </div>
  );
};

interface PreviewPanelProps extends FormValue {
  readonly state: Preview | null;
  /** True when the editor has opened it. */
  readonly isAsked: boolean;
  /** Null where it is in place of the form. */
  readonly onHide: (() => void) | null;
  /** Called before a field is shown. */
  readonly onField: () => void;
}

const frameAddress = (address: string, path: string, settings: { readonly clock: string; readonly scheme: string }) => {
  const url = new URL(path, address);
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
  return url.href;
};

/** The real page with the unsaved edits, beside the form. */
export const PreviewPanel = (props: PreviewPanelProps) => {
  const { kind, id, before, value, companions, isUntouched, state, isAsked, onHide, onField } = props;
  const [width, setWidth] = useState("phone");
  const [scheme, setScheme] = useState("light");
  const [loads, setLoads] = useState(0);
  const [moment, setMoment] = useState("");
  const [isTimed, setTimed] = useState(false);
  const { shown, failure } = useShown({ kind, id, before, value, companions, moment: moment === "" ? null : moment });
  const [other, setOther] = useState<PreviewPart>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const address = state?.address ?? "";
  const key = `${shown?.path} ${moment} ${scheme} ${loads}`;
  const [loaded, setLoaded] = useState("");
  const isReady = state?.status === "ready" && shown !== null;
  const isBlank = isUntouched && shown?.isFilledOut === true;
  // There is no page of it yet, and any other would be taken for it.
  const isYetToCome = isBlank || (id === null && (shown?.errors ?? 0) > 0);

  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== address || source !== frame.current?.contentWindow) return;
      const click = previewClickSchema.safeParse(data).data;
      if (click === undefined) return;
      const field: JsonPath | null = fieldOf(kind, value, click);
      setOther(null);
      if (field !== null) {
        onField();
        void showField(field);
      } else if (click.block !== null) previewClient.part(click.path, click.block).then(setOther, () => undefined);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [address, kind, value, onField]);

  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <Heading level={2} className="ds-sr-only" id={headingId} ref={heading} tabIndex={-1}>
        Forhåndsvisning
      </Heading>
      <header className={styles.tools}>
        <ToggleGroup data-color="neutral" data-size="sm" value={width} onChange={setWidth} aria-label="Bredde">
          <ToggleGroup.Item value="phone">Mobil</ToggleGroup.Item>
          <ToggleGroup.Item value="wide">PC</ToggleGroup.Item>
        </ToggleGroup>
        <ToggleGroup data-color="neutral" data-size="sm" value={scheme} onChange={setScheme} aria-label="Farger">
          <ToggleGroup.Item value="light">Lys</ToggleGroup.Item>
          <ToggleGroup.Item value="dark">Mørk</ToggleGroup.Item>
        </ToggleGroup>
        <SmallButton
          aria-expanded={isTimed}
          onClick={() => {
            setTimed(!isTimed);
            setMoment("");
          }}
        >
          Tidspunkt
        </SmallButton>
        <SmallButton aria-label="Last siden på nytt" title="Last siden på nytt" onClick={() => setLoads(loads + 1)}>
          <Icon name="reload" />
        </SmallButton>
        {onHide !== null && (
          <SmallButton aria-label="Skjul forhåndsvisningen" title="Skjul forhåndsvisningen" onClick={onHide}>
            <Icon name="close" />
          </SmallButton>
        )}
      </header>
      {isTimed && <PreviewClock onSet={setMoment} />}
      <Paragraph role="status" data-size="sm" className={styles.status}>
        {failure ?? statusText(state, shown, id === null, isBlank)}
      </Paragraph>
      {other !== null && (
        <Paragraph data-size="sm">
          Delen hører til siden «{other.title}».{" "}
          <Link href={editAddress("pages", other.id, ["blocks", other.index])}>Åpne den der</Link>
        </Paragraph>
      )}
      {state?.status === "starting" && (
        <progress className={styles.progress} aria-label="Forhåndsvisningen starter" max={1} value={state.done} />
      )}
      {(state?.status === "ready" || state?.status === "starting") && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: A wide page must be scrollable by keyboard.
        <section className={styles.stage} data-width={width} tabIndex={0} aria-label="Siden">
          {(loaded !== key || isYetToCome) && (
            <div className={styles.skeleton} aria-hidden="true" data-still={isYetToCome || undefined}>
              <span />
              <span />
              <span />
            </div>
          )}
          {isReady && !isYetToCome && (
            <iframe
              ref={frame}
              title="Siden slik den blir"
              key={key}
              onLoad={() => setLoaded(key)}
              src={frameAddress(address, shown.path, { clock: moment, scheme })}
            />
          )}
        </section>
      )}
    </section>
  );
};
