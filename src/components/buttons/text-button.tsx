import type { ComponentProps } from "react";
import * as styles from "./text-button.module.css";

interface TextButtonProps extends Omit<ComponentProps<"button">, "type" | "className"> {
  /** Smaller and grey, for what is seldom pressed. */
  readonly quiet?: boolean;
}

/** A button that looks like a link. */
export const TextButton = ({ quiet = false, ...rest }: TextButtonProps) => (
  <button type="button" className={styles.button} data-quiet={quiet || undefined} {...rest} />
);
