import type { Metadata } from "next";
import { FrontDoor } from "@/components/desk/front-door";
import { SignIn } from "@/components/desk/sign-in";
import { deskWords } from "@/components/desk/words/words";
import { pathWithin } from "@/lib/site/next-path";

export const metadata: Metadata = { title: deskWords.signIn.title };

interface SignInPageProps {
  searchParams: Promise<{ next?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { next } = await searchParams;
  return (
    <FrontDoor title={deskWords.signIn.title}>
      <p className="mt-6">{deskWords.signIn.text}</p>
      <SignIn next={pathWithin(typeof next === "string" ? next : "") ?? "/"} />
    </FrontDoor>
  );
}
