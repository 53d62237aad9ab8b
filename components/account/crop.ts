/** The side of the square that is sent; the server makes it smaller still. */
export const sidePixels = 640;

/** How a picture lies in the square: enlarged, and moved from the middle by pixels of the square. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** How large the whole picture is drawn: the shorter side fills the square at zoom 1. */
function drawnSize(source: Size, zoom: number): Size {
  const scale = (sidePixels / Math.min(source.width, source.height)) * zoom;
  return { width: source.width * scale, height: source.height * scale };
}

/** The crop moved back so far that the picture fills the square. */
export function cropped(source: Size, crop: Crop): Crop {
  const { width, height } = drawnSize(source, crop.zoom);
  const within = (value: number, size: number) => {
    const most = Math.max(0, (size - sidePixels) / 2);
    return Math.min(most, Math.max(-most, value));
  };
  return { zoom: crop.zoom, x: within(crop.x, width), y: within(crop.y, height) };
}

/** Draws the square of a picture onto a canvas. */
export function drawnCrop(canvas: HTMLCanvasElement, source: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { width, height } = drawnSize(source, crop.zoom);
  const left = (sidePixels - width) / 2 + crop.x;
  const top = (sidePixels - height) / 2 + crop.y;
  // What is transparent becomes paper rather than black.
  context.fillStyle = "#fbf7ef";
  context.fillRect(0, 0, sidePixels, sidePixels);
  context.drawImage(source, left, top, width, height);
}

/** What is drawn as a JPEG file; made at once, so that a form sent right after a click has it. */
export function fileOf(canvas: HTMLCanvasElement): File {
  const [, base64 = ""] = canvas.toDataURL("image/jpeg", 0.9).split(",");
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], "avatar.jpg", { type: "image/jpeg" });
}
