import type { ReactNode } from "react";
import { Wordmark } from "@/components/ui/mark";
import { SiteLink } from "@/components/ui/site-link";
import { brand } from "@/lib/site/brand";
import { routes } from "@/lib/site/routes";

/** A page that a browser draws without the server: the name, the way home, and the content. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-line border-b">
        <div className="column flex h-(--navbar) items-center">
          <SiteLink href={routes.home} aria-label={brand.name} className="flex h-11 items-center">
            <Wordmark />
          </SiteLink>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
