import type { ReactNode } from "react";
import { brand } from "@/lib/site/brand";
import { OnceAlive } from "./once-alive";

/** A page for somebody who is not signed in yet. */
export function FrontDoor({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto w-full max-w-md px-5 pt-16 pb-12">
      <p className="font-semibold font-serif text-muted">{brand.name}</p>
      <h1 className="mt-2 text-section">{title}</h1>
      <OnceAlive>{children}</OnceAlive>
    </main>
  );
}
