import { cssPosition, type Point } from "./focal-point";
import * as styles from "./focus.module.css";
import { viewOf } from "./picture-client";

/** The site's frames, by the focal point. */
const FRAMES = [
  ["Bredt, 16:9", "wide"],
  ["Plakat, 2:3", "poster"],
  ["Kvadrat", "square"],
] as const;

/** The build's default crops, by sharp's attention strategy. */
const BUILT = [
  ["Deling", "share"],
  ["Liste", "thumb"],
] as const;

/** Every crop of a picture, as visitors will see it. */
export const Cuts = ({ picture, point }: { readonly picture: string; readonly point: Point }) => (
  <ul className={styles.cuts} aria-label="Utsnitt">
    {FRAMES.map(([name, shape]) => (
      <li key={shape}>
        <img
          src={viewOf(picture)}
          alt=""
          data-shape={shape}
          style={{ objectPosition: cssPosition(point) }}
          loading="lazy"
        />
        <span>{name}</span>
      </li>
    ))}
    {BUILT.map(([name, cut]) => (
      <li key={cut}>
        <img src={viewOf(picture, cut)} alt="" data-shape={cut} loading="lazy" />
        <span>{`${name} (automatisk)`}</span>
      </li>
    ))}
  </ul>
);
