"use client";

import { FailureView } from "@/components/layout/failure-view";

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  return <FailureView error={error} retry={retry} />;
}
