import { type ComponentType, createContext, use } from "react";

interface HeartProps {
  readonly film: { readonly ediNumber: string; readonly title: string; readonly path: string };
  /** True where there is room for words beside the heart. */
  readonly withWords: boolean;
}

/** The heart that the app gives; null on a site without a film club. */
export const FilmHeartContext = createContext<ComponentType<HeartProps> | null>(null);

/** Whether films have hearts here. */
export const useHasHearts = (): boolean => use(FilmHeartContext) !== null;

interface FilmHeartProps {
  readonly production: {
    readonly object: string;
    readonly ediNumber: string | null;
    readonly title: string;
    readonly path: string | null;
  };
  readonly withWords?: boolean;
}

/** Puts a film on the reader's list; nothing for what is no film, has no number, or has no page to come back to. */
export const FilmHeart = ({ production, withWords = false }: FilmHeartProps) => {
  const Heart = use(FilmHeartContext);
  const { object, ediNumber, title, path } = production;
  if (Heart === null || object !== "movie" || ediNumber === null || path === null) return null;
  return <Heart film={{ ediNumber, title, path }} withWords={withWords} />;
};
