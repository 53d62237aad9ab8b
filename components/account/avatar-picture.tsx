interface AvatarPictureProps {
  picture: string | null;
  name: string;
  className?: string;
}

/** A person's picture, or the first letter of their name; the name stands beside it. */
export function AvatarPicture({ picture, name, className = "" }: AvatarPictureProps) {
  const shape = `shrink-0 rounded-full ${className}`;
  if (picture)
    return (
      // biome-ignore lint/performance/noImgElement: a small picture in its final size, of one person only.
      <img src={picture} alt="" width={320} height={320} className={`object-cover ${shape}`} />
    );
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center bg-paper-deep font-semibold font-serif text-terracotta-deep ${shape}`}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
