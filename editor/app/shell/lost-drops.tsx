import { Alert, Button } from "@digdir/designsystemet-react";
import { useEffect, useState } from "react";
import * as styles from "./shell.module.css";

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;

/** Keeps files that are dropped beside the places for them from being opened instead of the desk, and says where. */
export const LostDrops = () => {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    // After the places for files, which take what is dropped on them.
    const take = (event: DragEvent) => {
      if (event.defaultPrevented) return setLost(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      if (event.type === "drop") setLost(true);
    };
    document.addEventListener("dragover", take);
    document.addEventListener("drop", take);
    return () => {
      document.removeEventListener("dragover", take);
      document.removeEventListener("drop", take);
    };
  }, []);
  return (
    <div role="alert" className={styles.lost}>
      {isLost && (
        <Alert data-color="warning">
          Filen er ikke lagt til. Slipp bilder på den stiplede ruten ved et felt for bilde, eller under «Bilder».{" "}
          <Button type="button" variant="secondary" data-size="sm" onClick={() => setLost(false)}>
            Lukk
          </Button>
        </Alert>
      )}
    </div>
  );
};
