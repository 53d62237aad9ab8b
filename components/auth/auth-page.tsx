import type { ReactNode } from "react";
import { NeedsScript } from "../form/needs-script";
import { BesidePicture } from "../media/beside-picture";
import { accountPicture } from "../media/page-pictures";
import { IslandMessages } from "../ui/island-messages";

interface AuthPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page with one short form. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <BesidePicture
      picture={accountPicture}
      className="md:grid-cols-[minmax(0,3fr)_2fr] md:py-20 lg:grid-cols-[minmax(0,28rem)_1fr]"
    >
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 mb-9 text-lead text-muted">{lead}</p>
      <NeedsScript what="account" />
      <div className="noscript:hidden">
        <IslandMessages namespaces={["Auth", "Form", "FieldErrors"]}>{children}</IslandMessages>
      </div>
    </BesidePicture>
  );
}
