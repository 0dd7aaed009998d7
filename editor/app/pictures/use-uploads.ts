import { useEffect, useRef, useState } from "react";
import type { Upload, Uploaded } from "../../api/pictures";
import { messageOf } from "../text/message-of";
import type { Dropped } from "./dropped";
import { sendPicture } from "./picture-client";

interface Result {
  readonly number: number;
  readonly isAdded: boolean;
  readonly text: string;
}

interface Sending {
  readonly share: number;
  readonly text: string;
}

const sendingText = (number: number, of: number, share: number): string => {
  const which = of > 1 ? `bilde ${number} av ${of}` : "bildet";
  return share < 1 ? `Sender ${which}: ${Math.floor(share * 100)} %` : `Gjør ${which} klart …`;
};

interface Waiting {
  readonly file: File;
  /** The files that came together: the first one that is added is the one to use. */
  readonly batch: { isUsed: boolean };
  readonly isOneOfMany: boolean;
}

const NOT_USED = " Det første du slapp, brukes her; dette ligger blant bildene.";

const ONE_FRAME = " Filen er animert: bare ett av bildene i den er tatt med.";

const addedText = (result: Exclude<Uploaded, { outcome: "refused" }>, isUsed: boolean): string => {
  const use = isUsed ? "" : NOT_USED;
  if (result.outcome === "twin")
    return `Dette bildet finnes allerede, som ${result.picture}.${isUsed ? " Det brukes her." : use}`;
  const { picture, width, height, isOneOfMany } = result;
  return `Lagt til som ${picture} (${width} × ${height} piksler).${isOneOfMany ? ONE_FRAME : ""}${use}`;
};

interface Receiver {
  /** True for a field, which uses one picture. */
  readonly holdsOne: boolean;
  readonly onAdded: (picture: string) => void;
}

/** A queue of uploads, sent one at a time; files may be added meanwhile. */
export const useUploads = (about: Omit<Upload, "name">, { holdsOne, onAdded }: Receiver) => {
  const [sending, setSending] = useState<Sending | null>(null);
  const [results, setResults] = useState<readonly Result[]>([]);
  const queue = useRef<Waiting[]>([]);
  const run = useRef({ isBusy: false, done: 0 });
  // The form stays editable during the upload: edits made meanwhile are kept.
  const latest = useRef({ about, holdsOne, onAdded });
  useEffect(() => {
    latest.current = { about, holdsOne, onAdded };
  });

  const report = (isAdded: boolean, text: string) =>
    setResults((earlier) => [...earlier, { number: earlier.length, isAdded, text }]);

  const sendOne = async ({ file, batch, isOneOfMany }: Waiting): Promise<void> => {
    const named = (text: string) => (isOneOfMany ? `${file.name}: ${text}` : text);
    const number = run.current.done + 1;
    const progress = (share: number) =>
      setSending({ share, text: sendingText(number, number + queue.current.length, share) });
    progress(0);
    try {
      const result = await sendPicture(file, latest.current.about, progress);
      if (result.outcome === "refused") return report(false, named(result.message));
      const isUsed = !latest.current.holdsOne || !batch.isUsed;
      batch.isUsed = true;
      report(true, named(addedText(result, isUsed)));
      if (isUsed) latest.current.onAdded(result.picture);
    } catch (error) {
      report(false, named(messageOf(error)));
    }
  };

  const add = async ({ files, refused }: Dropped): Promise<void> => {
    const { current } = run;
    if (!current.isBusy) setResults([]);
    for (const text of refused) report(false, text);
    const isOneOfMany = files.length > 1 || current.isBusy;
    const batch = { isUsed: false };
    queue.current.push(...files.map((file) => ({ file, batch, isOneOfMany })));
    if (current.isBusy) return;
    current.isBusy = true;
    current.done = 0;
    for (let next = queue.current.shift(); next !== undefined; next = queue.current.shift()) {
      await sendOne(next);
      current.done += 1;
    }
    current.isBusy = false;
    setSending(null);
  };

  return { add, sending, results };
};
