import Link from "next/link";

interface BackLinkProps {
  href: string;
  children: string;
  /** Goes there instead of the router, where the page is on the screen already. */
  onGo?: (href: string) => void;
}

/** The way from a screen to the list it belongs to. */
export function BackLink({ href, children, onGo }: BackLinkProps) {
  return (
    <Link
      href={href}
      onClick={
        onGo &&
        ((event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onGo(href);
        })
      }
      className="inline-flex min-h-11 items-center font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
    >
      ← {children}
    </Link>
  );
}
