import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../ui/button";
import { type Crop, cropped, drawnCrop, fileOf, sidePixels } from "./crop";

interface AvatarCropProps {
  source: ImageBitmap;
  onTake(file: File): void;
  onCancel(): void;
}

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [16, 0],
  ArrowRight: [-16, 0],
  ArrowUp: [0, 16],
  ArrowDown: [0, -16],
};

/** Chooses the square of a picture: dragged or moved with the arrow keys, made larger or smaller. */
export function AvatarCrop({ source, onTake, onCancel }: AvatarCropProps) {
  const t = useTranslations("Account.crop");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0, y: 0 });
  // Before the button can be pressed that takes what is drawn.
  useLayoutEffect(() => {
    if (canvas.current) drawnCrop(canvas.current, source, crop);
  }, [source, crop]);

  const move = (x: number, y: number) =>
    setCrop((now) => cropped(source, { ...now, x: now.x + x, y: now.y + y }));
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    const scale = sidePixels / event.currentTarget.clientWidth;
    move(event.movementX * scale, event.movementY * scale);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };
  const take = () => canvas.current && onTake(fileOf(canvas.current));
  return (
    <fieldset className="max-w-xs">
      <legend className="font-semibold">{t("title")}</legend>
      <p id="crop-hint" className="mb-3 text-muted text-small">
        {t("hint")}
      </p>
      <canvas
        ref={canvas}
        width={sidePixels}
        height={sidePixels}
        tabIndex={0}
        role="img"
        aria-label={t("preview")}
        aria-describedby="crop-hint"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
        className="block size-64 cursor-move touch-none rounded-full bg-paper-deep"
      />
      <label className="mt-4 block text-small">
        {t("zoom")}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={crop.zoom}
          onChange={(event) =>
            setCrop(cropped(source, { ...crop, zoom: Number(event.target.value) }))
          }
          className="block min-h-11 w-64 accent-terracotta"
        />
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={take}>{t("take")}</Button>
        <Button look="outline" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </fieldset>
  );
}
