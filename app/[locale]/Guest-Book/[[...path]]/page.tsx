import { type PathProps, pathBelow } from "../../path-below";
import { GuestBookView, guestBookMetadata } from "../guest-book-view";

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: PathProps) {
  return guestBookMetadata(await pathBelow(props));
}

export default async function GuestBookPage(props: PathProps) {
  return <GuestBookView path={await pathBelow(props)} asked="" />;
}
