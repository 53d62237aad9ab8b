import type { ReactNode } from "react";
import type { TourCategory } from "@/lib/contract/categories";
import type { DestinationCard } from "@/lib/contract/destinations";
import type { FooterTopic } from "@/lib/contract/posts";
import type { PagePaths } from "@/lib/site/page-paths";

export interface PageShellProps {
  categories: TourCategory[];
  destinations: DestinationCard[];
  posts: { topic: FooterTopic; slug: string; title: string }[];
  paths: PagePaths;
  overHero: boolean;
  children: ReactNode;
}

export function PageShell({ children }: PageShellProps) {
  return <main id="content">{children}</main>;
}
