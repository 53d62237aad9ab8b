import type { QueryClient, QueryKey, Updater } from "@tanstack/react-query";

/** Shows what a press was answered with: a look that is still under way began before, and says less. */
export function showAnswer<T>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Updater<T | undefined, T | undefined>,
): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, answer);
}
