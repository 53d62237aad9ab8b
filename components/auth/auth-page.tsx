import type { ReactNode } from "react";
import { NeedsScript } from "../form/needs-script";
import { Picture } from "../media/picture";
import { IslandMessages } from "../ui/island-messages";

interface AuthPageProps {
  title: string;
  lead: string;
  picture: { url: string; alt: string; color: string };
  children: ReactNode;
}

/** A page with one short form, beside a picture where there is room. */
export function AuthPage({ title, lead, picture, children }: AuthPageProps) {
  return (
    <div className="column grid gap-12 py-12 md:py-20 lg:grid-cols-[minmax(0,28rem)_1fr] lg:gap-20">
      <div>
        <h1 className="text-title">{title}</h1>
        <p className="mt-4 mb-9 text-lead text-muted">{lead}</p>
        <NeedsScript what="account" />
        <div className="noscript:hidden">
          <IslandMessages namespaces={["Auth", "Form", "FieldErrors"]}>{children}</IslandMessages>
        </div>
      </div>
      <div className="hidden lg:block">
        <Picture
          picture={picture}
          sizes="40rem"
          alt=""
          className="h-full max-h-[38rem] min-h-[28rem] w-full rounded-picture"
        />
      </div>
    </div>
  );
}
