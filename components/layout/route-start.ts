const eventName = "tembea:route-start";

export type RouteChange = "push" | "replace" | "traverse";
interface RouteStart {
  url: string;
  type: RouteChange;
}

/** Tells the page that the router sets out for another address. */
export function announceRouteStart(url: string, type: RouteChange): void {
  window.dispatchEvent(new CustomEvent<RouteStart>(eventName, { detail: { url, type } }));
}

/** Listens to the router setting out; returns how to stop listening. */
export function onRouteStart(listener: (start: RouteStart) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<RouteStart>).detail);
  window.addEventListener(eventName, hear);
  return () => window.removeEventListener(eventName, hear);
}
