"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Icon } from "../ui/icons";
import { ReviewForm } from "./review-form";
import type { SubjectOptions } from "./write-subject";

interface WriteReviewDialogProps {
  subjects: SubjectOptions;
  onClose(): void;
}

/** The review form over the page that one comes from. */
export default function WriteReviewDialog({ subjects, onClose }: WriteReviewDialogProps) {
  const t = useTranslations("ReviewForm");
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
      className="m-auto h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-paper p-0 text-ink backdrop:bg-night/60 md:h-auto md:max-h-[92dvh] md:max-w-3xl md:rounded-picture"
    >
      <div className="px-5 pt-4 pb-10 md:px-12">
        <div className="flex justify-end">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label={t("close")}
            className="-mr-3 grid size-11 place-items-center md:-mr-6"
          >
            <Icon name="close" />
          </button>
        </div>
        <h2 id={title} className="mb-6 text-section">
          {t("title")}
        </h2>
        <ReviewForm subjects={subjects} />
      </div>
    </dialog>
  );
}
