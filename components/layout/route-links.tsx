"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { followLinks } from "./follow-links";

/** Lets every link within the site go by the router, without a reload. */
export function RouteLinks() {
  const router = useRouter();
  useEffect(() => followLinks((href) => router.push(href)), [router]);
  return null;
}
