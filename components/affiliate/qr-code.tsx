interface QrCodeProps {
  size: number;
  path: string;
  label: string;
  hint: string;
}

/** Four light modules around the code, or cameras do not find it. */
const quietModules = 4;

/** The link as a picture for a camera, drawn by the server. */
export function QrCode({ size, path, label, hint }: QrCodeProps) {
  const side = size + 2 * quietModules;
  return (
    <figure className="max-w-48">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-quietModules} ${-quietModules} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="block w-full rounded-picture border border-line bg-white"
      >
        <path d={path} className="fill-ink" />
      </svg>
      <figcaption className="mt-2 text-muted text-note">{hint}</figcaption>
    </figure>
  );
}
