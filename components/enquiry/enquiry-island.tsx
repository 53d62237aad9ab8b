"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { EnquiryFormProps } from "./enquiry-form";

/** Fetches the form as the visitor comes near it; its place is kept free until the question is sent. */
export function EnquiryIsland(props: EnquiryFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType<EnquiryFormProps>>();
  useEffect(() => {
    const watched = place.current;
    if (!watched) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        import("./enquiry-form").then(
          (loaded) => {
            near.disconnect();
            setForm(() => loaded.EnquiryForm);
          },
          () => {
            // Offline: it is tried again when the visitor comes back to it.
          },
        );
      },
      { rootMargin: "600px" },
    );
    near.observe(watched);
    return () => near.disconnect();
  }, []);
  return (
    <div
      ref={place}
      className="noscript:hidden min-h-[38rem] has-data-sent:min-h-0 sm:min-h-[34rem]"
    >
      {Form && <Form {...props} />}
    </div>
  );
}
