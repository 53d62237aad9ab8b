import Link from "next/link";

interface BackLinkProps {
  href: string;
  children: string;
}

/** The way from a screen to the list it belongs to. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
    >
      ← {children}
    </Link>
  );
}
