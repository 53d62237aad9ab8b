import { LineDrawing } from "../ui/icons";

const drawings = {
  mail: "M3.5 6h17v12.5h-17zm.5.5 8 6.5 8-6.5",
  booking: "M5 3.5h14v17l-3.5-2.2-3.5 2.2-3.5-2.2L5 20.5zM8.5 8h7M8.5 12h7",
  calendar: "M4 6.5h16V20H4zM4 10.5h16M8.5 4v4M15.5 4v4M8 14h2.5M13.5 14H16M8 17h2.5",
  offer: "M6 3.5h8.5L18 7v13.5H6zM14.5 3.5V7H18M9 11.5h6M9 15h6",
  people:
    "M9 11.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM2.8 19.5c.5-3.6 2.8-5.4 6.2-5.4s5.7 1.8 6.2 5.4M15.6 4.8a3.2 3.2 0 0 1 0 6M17.4 14.4c2.2.6 3.5 2.3 3.8 5.1",
  device:
    "M7.5 2.8h9a1.3 1.3 0 0 1 1.3 1.3v15.8a1.3 1.3 0 0 1-1.3 1.3h-9a1.3 1.3 0 0 1-1.3-1.3V4.1a1.3 1.3 0 0 1 1.3-1.3ZM11 18.3h2",
  today: "M4 6.5h16v13H4zM4 10.5h16M8 3.8v4M16 3.8v4M8.6 15l2.2 2.2 4.4-4.4",
  review: "m12 4 2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z",
  sentence: "M4 5h16v10.5h-9.5L6 19v-3.5H4zM8 9h8M8 12h5",
  month: "M5.5 19v-6M12 19V5M18.5 19v-9M3.5 19.5h17",
  grip: "M9 6.5h.01M15 6.5h.01M9 12h.01M15 12h.01M9 17.5h.01M15 17.5h.01",
  record: "M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3.5",
  more: "M5.5 12h.01M12 12h.01M18.5 12h.01",
} as const;

export type DeskIconName = keyof typeof drawings;

/** A line drawing beside the name of a screen; never read aloud. */
export const DeskIcon = ({ name }: { name: DeskIconName }) => (
  <LineDrawing path={drawings[name]} className="size-6" />
);
