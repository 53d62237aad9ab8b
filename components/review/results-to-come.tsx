/** Where reviews will be. */
export function ResultsToCome() {
  return (
    <div className="h-96 animate-pulse rounded-picture bg-paper-deep motion-reduce:animate-none" />
  );
}
