import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { SnippetScreen } from "@/components/desk/snippets/snippet-screen";
import { snippetWords } from "@/components/desk/words/words";
import { readDesk } from "../read-desk";

export const metadata: Metadata = { title: snippetWords.title };

export default async function SnippetsScreen() {
  const [me, { snippets }] = await Promise.all([
    readDesk("/snippets", "me", {}),
    readDesk("/snippets", "snippets", {}),
  ]);
  return (
    <DeskFrame me={me} title={snippetWords.title}>
      <DeskQueries>
        <SnippetScreen first={snippets} />
      </DeskQueries>
    </DeskFrame>
  );
}
