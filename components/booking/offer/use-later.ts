import { useCallback, useState } from "react";

interface Later<Part> {
  load(): Promise<Part>;
  use(): Part | undefined;
}

/** A part of the page that comes later: it once it is there, whether it could not be loaded, and how it is asked for again. */
export function useLater<Part>(later: Later<Part>) {
  const part = later.use();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      later.load().then(
        () => true,
        () => {
          setFailed(true);
          return false;
        },
      ),
    [later],
  );
  return { part, away: hasFailed && !part, load };
}
