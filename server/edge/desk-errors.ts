import { errorWord } from "./api-error-words";
import { type Expectation, expectation, faultOf, isNowhere } from "./error-kinds";
import type { Handler } from "./handler";
import { shapeResponse } from "./held-response";
import { refusalDocument } from "./last-resort-document";
import { TooMany } from "./visitor-limits";

/** What is said in the place of an answer, by its status. */
const codeOf: Record<number, string> = { 404: "not_found", 500: "internal", 503: "unavailable" };

/**
 * Says in words what the framework and a process that ended leave as an empty shell: that something
 * went wrong, that the desk is away for a moment, that nothing has such an address. The desk's own page
 * for what is not there passes.
 */
export function withDeskErrors(app: Handler): Handler {
  return async (request, response) => {
    const expected = expectation(request);
    let status = isNowhere((request.url ?? "/").replace(/\?.*$/s, "")) ? 404 : undefined;
    let isPassing = false;
    shapeResponse(response, {
      limitBytes: Number.POSITIVE_INFINITY,
      begin() {
        const fault = faultOf(expected, response);
        if (fault === "failed") status ??= 500;
        if (fault === "away") status ??= 503;
        if (fault === "not-found" && expected === "api") status ??= 404;
        isPassing = status === undefined;
        return !isPassing;
      },
      finish() {
        const said = status ?? 500;
        const { type, body } = words(expected, codeOf[said] ?? "internal");
        for (const name of ["etag", "link", "content-length"]) response.removeHeader(name);
        response.statusCode = said;
        response.setHeader("Content-Type", `${type}; charset=utf-8`);
        if (said === 503 && !response.hasHeader("retry-after"))
          response.setHeader("Retry-After", 2);
        return body;
      },
    });
    if (status) return void response.end();
    try {
      await app(request, response);
    } catch (error) {
      if (isPassing || error instanceof TooMany) throw error;
      console.error(error);
      status = 500;
      response.end();
    }
  };
}

function words(expected: Expectation, code: string): { type: string; body: Buffer } {
  const message = errorWord("en", code);
  if (expected === "page") return { type: "text/html", body: refusalDocument("en", message) };
  if (expected !== "api") return { type: "text/plain", body: Buffer.from(`${message}\n`) };
  const body = Buffer.from(JSON.stringify({ error: { code, message } }));
  return { type: "application/json", body };
}
