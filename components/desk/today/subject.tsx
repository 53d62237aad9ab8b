import Link from "next/link";

interface SubjectProps {
  booking?: string | null;
  request?: string | null;
  text: string;
}

/** What something is about, by which it is opened where there is a screen of it. */
export function Subject({ booking = null, request = null, text }: SubjectProps) {
  const path = booking ? `/bookings/${booking}` : request && `/requests/${request}`;
  if (!path) return <span className="font-semibold">{text}</span>;
  return (
    <Link
      href={path}
      prefetch={false}
      className="wrap-anywhere inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline print:min-h-0"
    >
      {text}
    </Link>
  );
}
