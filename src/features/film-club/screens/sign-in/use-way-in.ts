import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import { readQuery } from "../../../../lib/query-string";
import type { UserProfile } from "../../api/user-profile";
import { pageAfterLogin } from "../../session/member-pages";
import { useUser } from "../../user/use-user";

/** Logging in or creating an account on this page: its pending state, and the navigation back when it succeeds. */
export const useWayIn = () => {
  const user = useUser();
  const { userProfile, deleteError } = user;
  /** Null until something was asked for here: an older answer is none to this form. */
  const [asked, setAsked] = useState<{ readonly before: UserProfile | null } | null>(null);
  const isIn = asked !== null && userProfile !== null && userProfile !== asked.before;

  useEffect(() => deleteError(), [deleteError]);
  useEffect(() => {
    // In the place of this page, so that Back leads to where the member was before it, not to a form that is done.
    if (isIn) void navigate(pageAfterLogin(readQuery()), { replace: true });
  }, [isIn]);

  return {
    ...user,
    ask: () => setAsked({ before: userProfile }),
    hasAsked: asked !== null,
    busy: user.loading || isIn,
    error: asked && user.error,
  };
};
