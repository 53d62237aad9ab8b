import type { Biome } from "../palette/biomes";
import { highland, kilimanjaro, lengai, meru } from "../parts/massifs";
import type { Massif } from "../parts/mountains";
import type { Place } from "../vocabulary";

export type Tree =
  | "acacia"
  | "baobab"
  | "fever"
  | "borassus"
  | "fig"
  | "palm"
  | "banana"
  | "euphorbia";
type Template = "plains" | "shore" | "sea" | "hills" | "town" | "alpine";

export interface Land {
  template: Template;
  biome: Biome;
  trees: readonly [Tree, ...Tree[]];
  /** How wooded, 0 (open grass) to 1. */
  wooded: number;
  massif?: { shape: Massif; pxPerKm: number; tall: number };
  /** A long wall on the horizon: rift escarpment or crater rim. */
  wall?: number;
  /** Height and sharpness of the hills behind. */
  hills?: { rise: number; peaked?: boolean; forested?: boolean };
  water?: "river" | "soda" | "lake";
  kopjes?: boolean;
}

const kibo = { shape: kilimanjaro, pxPerKm: 30, tall: 350 };
const meruCone = { shape: meru, pxPerKm: 56, tall: 370 };
const lengaiCone = { shape: lengai, pxPerKm: 74, tall: 340 };
const coast = { template: "sea", biome: "coast", trees: ["palm"], wooded: 0.4 } as const;

export const lands: Record<Place, Land> = {
  serengeti: {
    template: "plains",
    biome: "savanna",
    trees: ["acacia"],
    wooded: 0.35,
    hills: { rise: 46 },
    kopjes: true,
  },
  ngorongoro: {
    template: "plains",
    biome: "green",
    trees: ["fever", "acacia"],
    wooded: 0.1,
    wall: 190,
    water: "soda",
  },
  tarangire: {
    template: "plains",
    biome: "savanna",
    trees: ["baobab", "acacia"],
    wooded: 0.5,
    hills: { rise: 80 },
    water: "river",
  },
  "lake-manyara": {
    template: "shore",
    biome: "green",
    trees: ["fever", "fig"],
    wooded: 0.6,
    wall: 210,
    water: "soda",
  },
  "arusha-national-park": {
    template: "plains",
    biome: "green",
    trees: ["fig", "acacia"],
    wooded: 0.5,
    massif: meruCone,
    water: "lake",
  },
  mkomazi: {
    template: "plains",
    biome: "red",
    trees: ["baobab", "acacia"],
    wooded: 0.45,
    hills: { rise: 190, peaked: true },
  },
  ruaha: {
    template: "plains",
    biome: "red",
    trees: ["baobab", "acacia"],
    wooded: 0.5,
    hills: { rise: 120 },
    water: "river",
  },
  nyerere: {
    template: "shore",
    biome: "green",
    trees: ["borassus"],
    wooded: 0.7,
    hills: { rise: 80 },
    water: "river",
  },
  mikumi: {
    template: "plains",
    biome: "savanna",
    trees: ["acacia", "borassus"],
    wooded: 0.3,
    hills: { rise: 150 },
  },
  katavi: {
    template: "plains",
    biome: "savanna",
    trees: ["acacia", "borassus"],
    wooded: 0.4,
    hills: { rise: 70 },
    water: "river",
  },
  mahale: {
    template: "shore",
    biome: "green",
    trees: ["fig", "palm"],
    wooded: 1,
    hills: { rise: 330, peaked: true, forested: true },
    water: "lake",
  },
  gombe: {
    template: "shore",
    biome: "green",
    trees: ["fig", "palm"],
    wooded: 1,
    hills: { rise: 240, peaked: true, forested: true },
    water: "lake",
  },
  saadani: {
    template: "plains",
    biome: "green",
    trees: ["borassus", "palm"],
    wooded: 0.4,
    water: "lake",
  },
  udzungwa: {
    template: "hills",
    biome: "green",
    trees: ["fig"],
    wooded: 1,
    hills: { rise: 330, peaked: true, forested: true },
  },
  kilimanjaro: { template: "plains", biome: "green", trees: ["acacia"], wooded: 0.4, massif: kibo },
  meru: {
    template: "plains",
    biome: "green",
    trees: ["acacia", "fig"],
    wooded: 0.5,
    massif: { ...meruCone, tall: 380, pxPerKm: 60 },
  },
  lengai: {
    template: "plains",
    biome: "arid",
    trees: ["acacia"],
    wooded: 0.12,
    massif: { ...lengaiCone, tall: 410, pxPerKm: 86 },
    wall: 90,
  },
  usambara: {
    template: "hills",
    biome: "green",
    trees: ["banana", "fig"],
    wooded: 0.7,
    hills: { rise: 210, peaked: true },
  },
  uluguru: {
    template: "hills",
    biome: "green",
    trees: ["banana", "fig"],
    wooded: 0.8,
    hills: { rise: 320, peaked: true, forested: true },
  },
  "lake-natron": {
    template: "shore",
    biome: "soda",
    trees: ["acacia"],
    wooded: 0,
    massif: lengaiCone,
    wall: 90,
    water: "soda",
  },
  "lake-eyasi": {
    template: "shore",
    biome: "arid",
    trees: ["borassus", "acacia"],
    wooded: 0.3,
    wall: 230,
    water: "soda",
  },
  "lake-tanganyika": {
    template: "shore",
    biome: "green",
    trees: ["palm", "fig"],
    wooded: 0.6,
    hills: { rise: 200, peaked: true, forested: true },
    water: "lake",
  },
  "lake-victoria": {
    template: "shore",
    biome: "green",
    trees: ["fig", "fever"],
    wooded: 0.6,
    hills: { rise: 70 },
    water: "lake",
  },
  rufiji: {
    template: "shore",
    biome: "green",
    trees: ["borassus"],
    wooded: 0.8,
    hills: { rise: 60 },
    water: "river",
  },
  chemka: { template: "shore", biome: "green", trees: ["fig", "palm"], wooded: 1, water: "lake" },
  "lake-chala": {
    template: "shore",
    biome: "green",
    trees: ["acacia", "euphorbia"],
    wooded: 0.5,
    massif: { ...kibo, tall: 240 },
    wall: 110,
    water: "lake",
  },
  materuni: {
    template: "hills",
    biome: "green",
    trees: ["banana", "fig"],
    wooded: 1,
    massif: { ...kibo, tall: 300 },
    hills: { rise: 90 },
  },
  zanzibar: coast,
  nungwi: coast,
  paje: coast,
  pemba: { ...coast, wooded: 0.8, hills: { rise: 46, forested: true } },
  mafia: { ...coast, wooded: 0.6, hills: { rise: 24, forested: true } },
  mnemba: { ...coast, wooded: 0.2, hills: { rise: 20, forested: true } },
  pangani: { ...coast, wooded: 0.7, hills: { rise: 90 } },
  arusha: {
    template: "town",
    biome: "green",
    trees: ["fig", "banana"],
    wooded: 0.7,
    massif: { ...meruCone, tall: 400, pxPerKm: 62 },
  },
  moshi: {
    template: "town",
    biome: "green",
    trees: ["fig", "banana"],
    wooded: 0.7,
    massif: { ...kibo, tall: 350, pxPerKm: 30 },
  },
  "stone-town": { template: "town", biome: "coast", trees: ["palm"], wooded: 0.3, water: "lake" },
  "dar-es-salaam": {
    template: "town",
    biome: "coast",
    trees: ["palm"],
    wooded: 0.4,
    water: "lake",
  },
  karatu: {
    template: "hills",
    biome: "red",
    trees: ["banana", "acacia"],
    wooded: 0.5,
    massif: { shape: highland, pxPerKm: 44, tall: 170 },
    hills: { rise: 110 },
  },
  bagamoyo: { ...coast, wooded: 0.5 },
  kigoma: {
    template: "shore",
    biome: "green",
    trees: ["palm", "fig"],
    wooded: 0.5,
    hills: { rise: 150, peaked: true },
    water: "lake",
  },
};
