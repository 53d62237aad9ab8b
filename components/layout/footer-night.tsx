/** The night over the plain on which the footer stands; a page that ends in one of its own has that. */
export function FooterNight() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1600 180"
      preserveAspectRatio="xMaxYMax slice"
      className="block h-28 w-full bg-night-soft text-night md:h-44 [:root:has(.night-end)_&]:hidden"
    >
      <circle cx="1180" cy="62" r="26" className="fill-gold" />
      <g className="fill-mist" opacity="0.55">
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path
        d="M0 128c120-16 210-6 300-22 60-11 96-34 150-44 34-6 46 6 74 4 30-2 44-10 78 2 70 24 120 46 220 48 130 4 240-18 380-8 150 10 260-6 398 4v68H0z"
        className="fill-night"
        opacity="0.45"
      />
      <path
        d="M0 158c160-14 300 6 460-2 180-10 300-18 470-8 150 8 250 12 390 2 110-8 190-2 280 2v30H0z"
        className="fill-night"
      />
      <defs>
        <path
          id="footer-acacia"
          d="M-4 2c3-20 2-32-4-44-6-9-16-15-26-19l4-2c10 3 19 8 25 15 1-8 2-15 1-22l4-1c2 7 2 15 1 23 6-9 16-15 28-18l4 2C21-58 10-50 7-40 3-28 4-14 8 2zM-66-62c3-10 17-14 29-14 6-9 20-13 33-11 11-7 30-6 38 3 15-2 30 5 34 20-12-4-24-1-34-3-13 5-24 4-34 2-11 4-22 2-32 1-11 4-22-2-34 2z"
        />
      </defs>
      <g className="fill-night">
        <use href="#footer-acacia" x="230" y="158" />
        <use href="#footer-acacia" transform="translate(310 160) scale(0.55)" />
        <use href="#footer-acacia" transform="translate(1352 152) scale(1.35)" />
      </g>
    </svg>
  );
}

const stars = [
  [90, 34, 1.4],
  [212, 58, 1],
  [338, 22, 1.6],
  [470, 40, 1],
  [584, 18, 1.2],
  [700, 52, 1],
  [806, 26, 1.5],
  [925, 46, 1],
  [1040, 20, 1.2],
  [1290, 36, 1],
  [1402, 20, 1.5],
  [1511, 52, 1.1],
] as const;
