import { ValidationMessage } from "@digdir/designsystemet-react";
import * as styles from "./pictures.module.css";
import type { useUploads } from "./use-uploads";

/** Progress and results of uploads. */
export const UploadStatus = ({ sending, results }: Omit<ReturnType<typeof useUploads>, "add">) => {
  const added = results.filter(({ isAdded }) => isAdded);
  const failed = results.filter(({ isAdded }) => !isAdded);
  return (
    <>
      {sending !== null && <progress aria-label="Sender bildet" value={sending.share} max={1} />}
      <div role="status" className={styles.status}>
        {sending !== null && <p>{sending.text}</p>}
        {added.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
      <div role="alert">
        {failed.map(({ number, text }) => (
          <ValidationMessage key={number} data-color="danger">
            {text}
          </ValidationMessage>
        ))}
      </div>
    </>
  );
};
