import { type ComponentType, createContext, use } from "react";

interface HeartProps {
  readonly film: { readonly ediNumber: string; readonly title: string; readonly path: string };
  /** True where there is room for a label beside the heart. */
  readonly withLabel: boolean;
}

/** The heart component that the app provides; null on a site without a film club. */
export const FilmHeartContext = createContext<ComponentType<HeartProps> | null>(null);

/** Whether the site has hearts. */
export const useHasHearts = (): boolean => use(FilmHeartContext) !== null;

interface FilmHeartProps {
  readonly production: {
    readonly object: string;
    readonly ediNumber: string | null;
    readonly title: string;
    readonly path: string | null;
  };
  readonly withLabel?: boolean;
}

/**
 * Adds a film to the visitor's list; renders nothing for other productions, and for films without a number or a page.
 */
export const FilmHeart = ({ production, withLabel = false }: FilmHeartProps) => {
  const Heart = use(FilmHeartContext);
  const { object, ediNumber, title, path } = production;
  if (Heart === null || object !== "movie" || ediNumber === null || path === null) return null;
  return <Heart film={{ ediNumber, title, path }} withLabel={withLabel} />;
};
