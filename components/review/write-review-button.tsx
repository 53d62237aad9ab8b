"use client";

import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useState,
} from "react";
import { routes } from "@/lib/site/routes";
import { buttonClass } from "../ui/button";
import type WriteReviewDialog from "./write-review-dialog";
import type { SubjectOptions } from "./write-subject";

interface WriteReviewButtonProps {
  subjects: SubjectOptions;
  className?: string;
  children: ReactNode;
}

/**
 * Opens the review form over the page; a link to its own page in a new tab, without script or when
 * the form cannot be loaded. Needs the namespaces ReviewForm, Form and FieldErrors around it.
 */
export function WriteReviewButton({ subjects, className, children }: WriteReviewButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof WriteReviewDialog>>>();
  const [open, setOpen] = useState(false);
  const show = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const loaded = await import("./write-review-dialog");
      setDialog(() => loaded.default);
      setOpen(true);
    } catch {
      window.location.assign(routes.review);
    }
  };
  return (
    <>
      <a href={routes.review} onClick={show} className={buttonClass("primary", className)}>
        {children}
      </a>
      {Dialog && open && <Dialog subjects={subjects} onClose={() => setOpen(false)} />}
    </>
  );
}
