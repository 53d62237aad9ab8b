import { Button } from "./button";

interface LoadFailureProps {
  text: string;
  retryText: string;
  retry: () => unknown;
}

/** Something could not be had just now: says so, and tries again when asked. */
export function LoadFailure({ text, retryText, retry }: LoadFailureProps) {
  return (
    <div role="alert" className="border-line border-t pt-8">
      <p className="max-w-xl text-lead">{text}</p>
      <Button look="outline" onClick={() => retry()} className="mt-6">
        {retryText}
      </Button>
    </div>
  );
}
