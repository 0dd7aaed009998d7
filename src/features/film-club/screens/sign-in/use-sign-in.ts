import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import { readQuery } from "../../../../lib/query-string";
import type { UserProfile } from "../../api/sign-in-answers";
import { pageAfterLogin } from "../../user/member-pages";
import { useUser } from "../../user/use-user";
import { useWatchList } from "../../watch-list/use-watch-list";

/** True when the session has expired. The watch list is always fetched first, so it sees the 401. */
export const useExpired = (): boolean => useWatchList().error?.status === 401;

/** Logging in or creating an account on this page: its pending state, and the navigation back when it succeeds. */
export const useSignIn = () => {
  const user = useUser();
  const { userProfile, deleteError } = user;
  /** Null until this form has sent a request: earlier results are ignored. */
  const [sent, setSent] = useState<{ readonly before: UserProfile | null } | null>(null);
  const isIn = sent !== null && userProfile !== null && userProfile !== sent.before;

  useEffect(() => deleteError(), [deleteError]);
  useEffect(() => {
    // Replaces this page in the history, so that Back does not lead to a completed form.
    if (isIn) void navigate(pageAfterLogin(readQuery()), { replace: true });
  }, [isIn]);

  return {
    ...user,
    markSent: () => setSent({ before: userProfile }),
    hasSent: sent !== null,
    busy: user.loading || isIn,
    error: sent && user.error,
  };
};
