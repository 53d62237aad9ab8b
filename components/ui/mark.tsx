import { brand } from "@/lib/site/brand";

/** The operator's name with its golden full stop: the sun low over the plain. */
export function Wordmark({ className = "text-[1.625rem]" }: { className?: string }) {
  return (
    <span className={`font-serif font-semibold leading-none tracking-[-0.03em] ${className}`}>
      {brand.name}
      <span aria-hidden="true" className="text-gold">
        .
      </span>
    </span>
  );
}
