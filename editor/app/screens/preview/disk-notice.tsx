import { Alert, Button } from "@digdir/designsystemet-react";
import { useEffect, useState } from "react";
import { isSame, type Json } from "../../../../domain/json/json";
import type { Merged } from "../../../api/preview";
import { client, previewClient } from "../../data/client";
import { messageOf } from "../../text/message-of";

interface DiskNoticeProps {
  readonly kind: string;
  readonly id: string;
  /** Value the form was opened with. */
  readonly before: Json;
  readonly value: Json;
  /** Changes whenever the content folder does. */
  readonly edition: number | null;
  readonly isSaving: boolean;
  readonly onMerged: (merged: Merged) => void;
}

/** `gone` says why it cannot be read. */
type DiskState = "same" | "changed" | { readonly gone: string };

/** Reports changes on disk to the entity in the form, and merges them on request; no edits are lost. */
export const DiskNotice = ({ kind, id, before, value, edition, isSaving, onMerged }: DiskNoticeProps) => {
  const [state, setState] = useState<DiskState>("same");
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (edition === null || isSaving) return;
    let isCurrent = true;
    client.entity(kind, id).then(
      (entity) => isCurrent && setState(isSame(entity.value, before) ? "same" : "changed"),
      (error: unknown) => isCurrent && setState({ gone: messageOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, id, before, edition, isSaving]);
  const merge = async () => {
    try {
      onMerged(await previewClient.merge({ kind, id, before, value }));
      setFailure(null);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <div role="status">
      {state === "changed" && (
        <Alert data-color="warning">
          Dette er endret på disk etter at du åpnet det. Det du har skrevet, står her ennå.{" "}
          <Button type="button" variant="secondary" data-size="sm" onClick={() => void merge()}>
            Ta inn endringene
          </Button>
          {failure !== null && <p>{failure}</p>}
        </Alert>
      )}
      {typeof state === "object" && (
        <Alert data-color="warning">{`${state.gone} Ingenting du har skrevet her, er borte.`}</Alert>
      )}
    </div>
  );
};
