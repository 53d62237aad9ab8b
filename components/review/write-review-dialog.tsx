"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { FormDialog } from "../ui/dialog";
import { ReviewForm } from "./review-form";
import type { SubjectOptions } from "./write-subject";

interface WriteReviewDialogProps {
  subjects: SubjectOptions;
  open: boolean;
  onClose(): void;
}

/** The review form over the page that one comes from. */
export default function WriteReviewDialog({ subjects, open, onClose }: WriteReviewDialogProps) {
  const t = useTranslations("ReviewForm");
  const title = useId();
  const size = "md:h-auto md:max-h-[92dvh] md:max-w-3xl";
  return (
    <FormDialog aria-labelledby={title} open={open} onClose={onClose} className={size}>
      <h2 id={title} className="mb-6 text-section">
        {t("title")}
      </h2>
      <ReviewForm subjects={subjects} />
    </FormDialog>
  );
}
