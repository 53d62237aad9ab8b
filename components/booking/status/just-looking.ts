import { createContext, useContext } from "react";

const JustLooking = createContext("");

/** Around a guest's page that somebody only looks at: whatever would call the site says these words instead. */
export const JustLookingProvider = JustLooking.Provider;

/** Why nothing is called; empty for whoever's page it is. */
export const useJustLooking = () => useContext(JustLooking);
