import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Endpoint, InputOf } from "../contract/endpoint";
import { localeOfCall } from "../site/domains";
import { callAs } from "./call";
import { callerOf } from "./caller";
import { errorResponse } from "./handle";

type FileEndpoint = Endpoint<
  z.ZodObject,
  z.ZodObject<{ content_type: z.ZodString; file_name: z.ZodString; base64: z.ZodString }>
>;

/** The route handler of an endpoint that gives a personal file: its bytes, to be saved, kept nowhere. */
export function handleFile<E extends FileEndpoint>(endpoint: E) {
  return async (
    request: NextRequest,
    context: { params: Promise<Record<string, string | string[] | undefined>> },
  ): Promise<Response> => {
    const locale = localeOfCall(request.headers);
    try {
      // The endpoint's own schema checks the input at the door of `callAs`.
      const input = (await context.params) as InputOf<E>;
      const file = await callAs(locale, endpoint, input, callerOf(request));
      return new Response(Buffer.from(file.base64, "base64"), {
        headers: {
          "content-type": file.content_type,
          "content-disposition": disposition(file.file_name),
          "cache-control": "no-store",
          vary: "host, accept-language",
        },
      });
    } catch (error) {
      return errorResponse(error, locale, endpoint.path);
    }
  };
}

/** Names of files are made here or by an external API: nothing of them may end the header's string. */
function disposition(name: string): string {
  return `attachment; filename="${name.replace(/[^\w.-]+/g, "-")}"`;
}
