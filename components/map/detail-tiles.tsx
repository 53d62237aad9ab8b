import { TileLayer } from "react-leaflet";

const openStreetMap = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
// The licence asks for this name and link on every map (openstreetmap.org/copyright).
const attribution =
  '© <a href="https://www.openstreetmap.org/copyright" rel="noreferrer">OpenStreetMap</a>';

/** Tiles of the whole world from a server that is not ours. */
export function DetailTiles({ url = openStreetMap }: { url?: string | undefined }) {
  return <TileLayer url={url} attribution={attribution} />;
}
