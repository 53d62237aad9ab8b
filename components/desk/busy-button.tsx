import type { ComponentProps } from "react";
import { BusyButton as SiteBusyButton } from "../form/busy-button";

/** The site's, and none of the desk's is pressed before its script is there. */
export const BusyButton = (props: ComponentProps<typeof SiteBusyButton>) => (
  <SiteBusyButton waits {...props} />
);
