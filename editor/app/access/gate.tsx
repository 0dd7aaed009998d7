import { Alert, Paragraph } from "@digdir/designsystemet-react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { Session } from "../../api/accounts";
import { setHosted } from "../data/no-server";
import { useRoute } from "../data/route";
import { onSessionChange } from "../data/session-change";
import { Shell } from "../shell/shell";
import { messageOf } from "../text/message-of";
import { AccessFrame } from "./access-frame";
import { accountsClient } from "./accounts-client";

// Lazy: not needed on a local desk.
const LoginScreen = lazy(() => import("./login-screen"));
const ProviderScreen = lazy(() => import("./provider-screen"));
const InvitationScreen = lazy(() => import("./invitation-screen"));

const WAITING = <Paragraph>Henter redaksjonen …</Paragraph>;

/** The desk when logged in or local, otherwise the login screens. */
export const Gate = () => {
  const route = useRoute();
  const [session, setSession] = useState<Session | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const wasIn = useRef(false);
  const renew = useCallback(async () => {
    try {
      const found = await accountsClient.session();
      setHosted(found.login !== "none");
      // Requests in flight at logout are refused, which triggers another session check.
      setSession((left) => (found.person === null && left !== null ? { ...left, ...found } : found));
    } catch (error) {
      setFailure(messageOf(error));
    }
  }, []);
  useEffect(() => {
    void renew();
    return onSessionChange(() => void renew());
  }, [renew]);
  const enter = (entered: Session) => {
    setSession(entered);
    // The focused element is gone.
    requestAnimationFrame(() => document.getElementById("innhold")?.focus());
  };
  const logOut = () =>
    accountsClient.logout().then(
      (left) => {
        wasIn.current = false;
        setSession(left);
      },
      () => void renew(),
    );
  if (session === null && failure !== null)
    return (
      <AccessFrame heading="Redaksjonen svarer ikke">
        <Alert data-color="danger">{failure}</Alert>
      </AccessFrame>
    );
  if (session === null) return WAITING;
  if (session.login === "none") return <Shell session={session} onLogout={null} />;
  if (session.person !== null && route.screen !== "invitation") {
    wasIn.current = true;
    return <Shell key={session.person.id} session={session} onLogout={() => void logOut()} />;
  }
  return (
    <Suspense fallback={WAITING}>
      {route.screen === "invitation" ? (
        <InvitationScreen key={route.secret} secret={route.secret} provider={session.provider} onLogin={enter} />
      ) : session.login === "provider" ? (
        <ProviderScreen
          provider={session.provider}
          isAgain={wasIn.current}
          logout={session.providerLogout}
          refusal={route.screen === "login" ? route.refusal : ""}
        />
      ) : (
        <LoginScreen isAgain={wasIn.current} onLogin={enter} />
      )}
    </Suspense>
  );
};
