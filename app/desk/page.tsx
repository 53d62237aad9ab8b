import { deskWords } from "@/components/desk/desk-words";

export default function DeskPage() {
  return (
    <main className="column py-16">
      <h1 className="text-section">{deskWords.name}</h1>
      <p className="mt-6 max-w-text">{deskWords.byMail}</p>
    </main>
  );
}
