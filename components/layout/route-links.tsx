"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { followLinks } from "./follow-links";
import { takePicture } from "./travelling-picture";

/** Lets every link within the site go by the router, without a reload. */
export function RouteLinks() {
  const router = useRouter();
  useEffect(
    () => followLinks((href, link) => router.push(href, { transitionTypes: takePicture(link) })),
    [router],
  );
  return null;
}
