/** How each layer is drawn, in the still map and in the one that moves. */
export const mapLooks = {
  // Leaflet brings a grey of its own, outside all layers.
  sea: "bg-[color-mix(in_oklab,var(--color-lake)_24%,var(--color-paper))]!",
  abroad: "fill-paper-deep stroke-line stroke-2",
  land: "fill-[color-mix(in_oklab,color-mix(in_oklab,var(--color-acacia)_45%,var(--color-gold))_13%,var(--color-card))] stroke-muted/45 stroke-[1.5]",
  park: "fill-[color-mix(in_oklab,color-mix(in_oklab,var(--color-acacia)_62%,var(--color-gold))_36%,var(--color-card))] stroke-acacia/40 stroke-1",
  lake: "fill-[color-mix(in_oklab,var(--color-lake)_30%,var(--color-paper))] stroke-lake/35 stroke-1",
  road: "stroke-terracotta stroke-[3] [vector-effect:non-scaling-stroke] fill-none",
  rail: "stroke-night stroke-[3.5] [stroke-dasharray:9_3] [vector-effect:non-scaling-stroke] fill-none",
  flight:
    "stroke-terracotta stroke-[2.5] [stroke-dasharray:7_6] [vector-effect:non-scaling-stroke] fill-none",
  boat: "stroke-lake stroke-[3] [stroke-dasharray:1_8] [stroke-linecap:round] [vector-effect:non-scaling-stroke] fill-none",
  trail:
    "stroke-terracotta stroke-[3] [stroke-dasharray:1_8] [stroke-linecap:round] [vector-effect:non-scaling-stroke] fill-none",
} as const;
