import { Fragment } from "react";
import * as styles from "./hours.module.css";

const AND = " og ";

/** "10.00–12.00 og 14.00–16.00", which breaks between the spans only. */
export const Hours = ({ text }: { readonly text: string }) =>
  text.split(AND).map((span, index) => (
    <Fragment key={span}>
      {index > 0 && AND}
      <span className={styles.span}>{span}</span>
    </Fragment>
  ));
