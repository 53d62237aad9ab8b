export type Biome = "savanna" | "green" | "arid" | "alpine" | "coast" | "soda" | "red";

/** Ground colours in full daylight: distance, sunlit middle, shade before the viewer. */
export const biomes: Record<Biome, { ground: readonly [string, string, string]; ink: string }> = {
  savanna: { ground: ["#d9c68c", "#d1a94f", "#77733c"], ink: "#24301f" },
  green: { ground: ["#a9c184", "#7fa254", "#3c6b43"], ink: "#10302a" },
  arid: { ground: ["#dcbd92", "#cf9660", "#8c5a3c"], ink: "#35221e" },
  alpine: { ground: ["#b9b3a6", "#97897a", "#5a5253"], ink: "#24242c" },
  coast: { ground: ["#f3e6c2", "#ead7a4", "#bda46c"], ink: "#0f3436" },
  soda: { ground: ["#e3d9cb", "#cfb5a4", "#8d6f68"], ink: "#3a2a33" },
  red: { ground: ["#d8b07e", "#c27a48", "#7a4a34"], ink: "#2f201c" },
};
