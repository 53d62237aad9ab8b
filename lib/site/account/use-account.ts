import { useEffect } from "react";
import { type Auth, useAuth } from "./auth-store";
import { startSession } from "./session";

/** Who is signed in; fetches the user when the first island asks. */
export function useAccount(): Auth {
  useEffect(startSession, []);
  return useAuth();
}
