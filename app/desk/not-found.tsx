import { deskWords } from "@/components/desk/words/words";

export default function NotFound() {
  const { title, home } = deskWords.notFound;
  return (
    <main className="column py-16">
      <h1 className="text-section">{title}</h1>
      <p className="mt-6">
        <a
          href="/"
          className="inline-flex min-h-11 items-center font-semibold text-terracotta-deep underline underline-offset-4"
        >
          {home}
        </a>
      </p>
    </main>
  );
}
