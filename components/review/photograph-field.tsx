import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { describedBy, FieldError } from "../form/field-frame";
import { type Chosen, mostPhotographs, type Refusal, type usePhotographs } from "./use-photographs";

interface PhotographFieldProps {
  id: string;
  photographs: ReturnType<typeof usePhotographs>;
  error?: string | undefined;
}

/** Up to four photographs, sent while the guest writes; each can be tried again or taken back. */
export function PhotographField({ id, photographs, error }: PhotographFieldProps) {
  const t = useTranslations("ReviewForm.photographs");
  const words = useTranslations("Form");
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { chosen } = photographs;
  const sent = chosen.filter(({ state }) => state === "sent").length;
  const take = (files: FileList | null) => {
    setOver(!photographs.add([...(files ?? [])]));
    // The same file may be chosen again.
    if (input.current) input.current.value = "";
  };
  // What was chosen before this page had its script told nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before this ran.
  useEffect(() => {
    if (input.current?.files?.length) take(input.current.files);
  }, []);
  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {t("label")}
        <span className="font-normal text-muted"> ({words("optional")})</span>
      </label>
      <p id={`${id}-hint`} className="-mt-1 mb-1.5 max-w-text text-muted text-note">
        {t("hint")}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        disabled={chosen.length >= mostPhotographs}
        {...describedBy({ id, label: "", hint: t("hint"), error })}
        onChange={(event) => take(event.target.files)}
        className="block w-full max-w-md text-small file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-chip file:border file:border-ink/80 file:bg-paper file:px-5 file:font-semibold disabled:opacity-50"
      />
      {chosen.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-4">
          {chosen.map((each, at) => (
            <li key={each.key} className="w-36">
              <ChosenPhotograph
                photograph={each}
                name={t("one", { number: at + 1 })}
                onAgain={() => photographs.again(each.key)}
                onRemove={() => photographs.remove(each.key)}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-1.5 text-muted text-note empty:hidden">
        {[isOver && t("room"), sent > 0 && t("count", { count: sent })].filter(Boolean).join(" ")}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface ChosenPhotographProps {
  photograph: Chosen;
  name: string;
  onAgain(): void;
  onRemove(): void;
}

function ChosenPhotograph({ photograph, name, onAgain, onRemove }: ChosenPhotographProps) {
  const t = useTranslations("ReviewForm.photographs");
  const { preview, state, refusal } = photograph;
  const button = "min-h-11 text-note text-terracotta-deep underline underline-offset-4";
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: it is on this device only. */}
      <img
        src={preview}
        alt={name}
        className={`size-36 rounded-picture bg-paper-deep object-cover ${state === "sent" ? "" : "opacity-60"}`}
      />
      {state === "sending" && <progress aria-label={t("sending")} className="mt-1 block w-full" />}
      <p className="mt-1 text-muted text-note">
        {state === "failed" ? <Why refusal={refusal} /> : t(state === "sent" ? "there" : "sending")}
      </p>
      <p className="flex gap-x-4">
        {state === "failed" && (
          <button
            type="button"
            aria-label={`${name}: ${t("again")}`}
            onClick={onAgain}
            className={button}
          >
            {t("again")}
          </button>
        )}
        <button
          type="button"
          aria-label={`${name}: ${t("remove")}`}
          onClick={onRemove}
          className={button}
        >
          {t("remove")}
        </button>
      </p>
    </>
  );
}

function Why({ refusal }: { refusal: Refusal | undefined }) {
  const t = useTranslations("ReviewForm.photographs.failed");
  if (!refusal) return null;
  return (
    <span className="text-danger">{"key" in refusal ? t(refusal.key) : refusal.sentence}</span>
  );
}
