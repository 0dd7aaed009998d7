import { type ComponentType, useCallback, useEffect, useState } from "react";
import { type FilmClub, hasFilmClub, openFilmClub } from "./film-club";

type Screen = ComponentType<{ readonly club: FilmClub }>;

/** The screens' code is one chunk, since they share their form; it is fetched when a page shows one of them. */
const screens = () => import("./components/member-screens");

const SCREENS = {
  account: (): Promise<Screen> => screens().then(({ AccountScreen }) => AccountScreen),
  login: (): Promise<Screen> => screens().then(({ LoginScreen }) => LoginScreen),
  password: (): Promise<Screen> => screens().then(({ PasswordScreen }) => PasswordScreen),
  profile: (): Promise<Screen> => screens().then(({ ProfileScreen }) => ProfileScreen),
};

export type ScreenName = keyof typeof SCREENS;

/** Not there yet, there with its film club, or not to be had just now. */
type Opened = { readonly Screen: Screen; readonly club: FilmClub } | "failed" | null;

/** Opens the film club and fetches a screen of it; what failed can be tried again. */
export const useScreen = (name: ScreenName): readonly [Opened, () => void] => {
  const [opened, setOpened] = useState<Opened>(null);
  const open = useCallback(() => {
    setOpened(null);
    Promise.all([SCREENS[name](), openFilmClub()]).then(
      ([Screen, club]) => setOpened({ Screen, club }),
      () => setOpened("failed"),
    );
  }, [name]);
  useEffect(() => {
    if (hasFilmClub()) open();
  }, [open]);
  return [opened, open];
};
