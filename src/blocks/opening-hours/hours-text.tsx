import { Fragment } from "react";
import * as styles from "./opening-hours.module.css";

/** "09.00–15.00 og 18.00–21.30": lines end between spans of time, not within one. */
export const HoursText = ({ children }: { readonly children: string }) =>
  children.split(" og ").map((span, index) => (
    <Fragment key={span}>
      {index > 0 && " og "}
      {/\d/.test(span) ? <span className={styles.hours}>{span}</span> : span}
    </Fragment>
  ));
