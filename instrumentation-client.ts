import { announceRouteStart, type RouteChange } from "@/components/layout/route-start";
import { noteArrival } from "@/lib/site/came-from";
import { recoverFromChunkFailure } from "@/lib/site/chunk-guard";
import { watchOwnSteps } from "@/lib/site/own-steps";

// zod asks with an `eval` whether it may compile, which the policy forbids and reports.
Reflect.set(globalThis, "__zod_globalConfig", { jitless: true });

window.addEventListener("error", (event) => {
  recoverFromChunkFailure(event.error ?? event.message);
});
window.addEventListener("unhandledrejection", (event) => {
  recoverFromChunkFailure(event.reason);
});

watchOwnSteps();
noteArrival(window.location, document.referrer);

export function onRouterTransitionStart(url: string, type: RouteChange): void {
  announceRouteStart(url, type);
}
