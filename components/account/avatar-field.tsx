import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { FieldError } from "../form/field-frame";
import { AvatarCrop } from "./avatar-crop";
import { AvatarPicture } from "./avatar-picture";

interface AvatarFieldProps {
  id: string;
  picture: string | null;
  name: string;
  error?: string | undefined;
  /** A new picture, or null to have none. */
  onChange(file: File | null): void;
}

/** The picture: chosen, cropped and looked at before it is saved with the form. */
export function AvatarField({ id, picture, name, error, onChange }: AvatarFieldProps) {
  const t = useTranslations("Account.profile");
  const input = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<ImageBitmap>();
  const [shown, setShown] = useState(picture);
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => setShown(picture), [picture]);
  useEffect(() => () => void (shown?.startsWith("blob:") && URL.revokeObjectURL(shown)), [shown]);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setUnreadable(false);
    setSource(
      await createImageBitmap(file).catch(() => {
        setUnreadable(true);
        return undefined;
      }),
    );
  };
  const take = (file: File | null) => {
    setSource(undefined);
    if (input.current) input.current.value = "";
    setShown(file && URL.createObjectURL(file));
    onChange(file);
  };
  if (source)
    return <AvatarCrop source={source} onTake={take} onCancel={() => setSource(undefined)} />;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-5">
        <AvatarPicture picture={shown} name={name} className="size-24 text-section" />
        <div>
          <label htmlFor={id} className="block font-semibold text-small">
            {t("avatar")}
          </label>
          <p id={`${id}-hint`} className="text-muted text-note">
            {t("avatarHint")}
          </p>
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-hint`}
            onChange={(event) => void choose(event.target.files?.[0])}
            className="mt-2 block w-full max-w-xs text-small file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-chip file:border file:border-ink/80 file:bg-paper file:px-5 file:font-semibold"
          />
        </div>
        {shown && (
          <button
            type="button"
            onClick={() => take(null)}
            className="min-h-11 text-muted text-small underline underline-offset-4"
          >
            {t("avatarRemove")}
          </button>
        )}
      </div>
      <FieldError id={id} error={unreadable ? t("avatarUnreadable") : error} />
    </div>
  );
}
