const drawings = {
  arrowRight: "M4 12h15m-6-6 6 6-6 6",
  arrowUp: "M12 19.5V5m-6.5 6.5L12 5l6.5 6.5",
  calendar: "M4 6.5h16V20H4zM4 10.5h16M8.5 3.5v5m7-5v5M8 14h2m4 0h2m-8 3h2",
  check: "m5 12.5 4.5 4.5L19 7.5",
  chevronDown: "m7 10 5 5 5-5",
  close: "m6 6 12 12M18 6 6 18",
  heart:
    "M12 20s-7.6-4.7-7.6-10.3A4.2 4.2 0 0 1 12 7.3a4.2 4.2 0 0 1 7.6 2.4C19.6 15.3 12 20 12 20Z",
  mail: "M3.5 6h17v12.5h-17zm.5.5 8 6.5 8-6.5",
  menu: "M3.5 8.5h17m-17 7h17",
  phone:
    "M6.3 3.8h2.9l1.6 4-2 1.5a12.4 12.4 0 0 0 5.9 5.9l1.5-2 4 1.6v2.9a2 2 0 0 1-2.1 2A15 15 0 0 1 4.3 5.9a2 2 0 0 1 2-2.1Z",
  search: "m20 20-4.6-4.6m1.8-4.6a6.4 6.4 0 1 1-12.8 0 6.4 6.4 0 0 1 12.8 0Z",
  whatsapp:
    "M12 3.2a8.8 8.8 0 0 0-7.5 13.3L3.2 20.8l4.4-1.2A8.8 8.8 0 1 0 12 3.2ZM9.1 8h1.2l.8 2-1 .8a5.6 5.6 0 0 0 3.1 3.1l.8-1 2 .8v1.2a1 1 0 0 1-1.1 1A6.9 6.9 0 0 1 8 9.1 1 1 0 0 1 9.1 8Z",
} as const;

interface IconProps {
  name: keyof typeof drawings;
  className?: string;
}

/** A line drawing beside a text or a name; never read aloud, never alone without a label. */
export const Icon = ({ name, className = "size-5" }: IconProps) => (
  <LineDrawing path={drawings[name]} className={className} />
);

export function LineDrawing({ path, className }: { path: string; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
