import type { ServerResponse } from "node:http";

/**
 * Calls `made` once, as soon as an answer is no work any more: it is whole, it waits for a client that
 * reads slowly, or nobody listens. The framework's own promise ends when the last byte has left, and
 * never when the client went before that.
 */
export function whenMade(response: ServerResponse, made: () => void): void {
  const write = response.write.bind(response) as (...given: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  let isMade = false;
  const once = () => {
    if (isMade) return;
    isMade = true;
    made();
  };
  response.write = (...given: unknown[]) => {
    const goesOn = write(...given);
    if (!goesOn) once();
    return goesOn;
  };
  response.end = (...given: unknown[]) => {
    const ended = end(...given);
    once();
    return ended;
  };
  response.once("close", once);
}
