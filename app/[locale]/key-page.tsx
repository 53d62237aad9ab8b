import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { NeedsScript } from "@/components/form/needs-script";
import { IslandMessages } from "@/components/ui/island-messages";
import { pageMeta } from "./page-meta";

/** What the head says of a page that a key in its address opens. */
export async function keyPageMeta(
  words: string,
  path: string,
  describing = "description",
): Promise<Metadata> {
  const t = await getTranslations(words);
  const said = { title: t("title"), description: t(describing) };
  const meta = await pageMeta({ ...said, path, index: false });
  // The address holds a secret.
  return { ...meta, referrer: "no-referrer" };
}

/** What the key opens, which the document knows nothing of: it is the same for everybody. */
export const KeyIsland = ({
  namespaces,
  children,
}: {
  namespaces: string[];
  children: ReactNode;
}) => (
  <>
    <NeedsScript what="booking" />
    <div className="noscript:hidden">
      <IslandMessages namespaces={namespaces}>{children}</IslandMessages>
    </div>
  </>
);
