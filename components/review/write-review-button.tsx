"use client";

import type { ReactNode } from "react";
import { routes } from "@/lib/site/routes";
import { buttonClass } from "../ui/button";
import { DialogLink } from "../ui/dialog-link";
import type { SubjectOptions } from "./write-subject";

interface WriteReviewButtonProps {
  subjects: SubjectOptions;
  className?: string;
  children: ReactNode;
}

/**
 * Opens the review form over the page, or its own page. Needs the namespaces ReviewForm, Form and
 * FieldErrors around it.
 */
export function WriteReviewButton({ subjects, className, children }: WriteReviewButtonProps) {
  return (
    <DialogLink
      href={routes.review}
      load={() => import("./write-review-dialog")}
      dialog={{ subjects }}
      className={buttonClass("primary", className)}
    >
      {children}
    </DialogLink>
  );
}
