import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Endpoint, InputOf } from "../contract/endpoint";
import { localeOfCall } from "../site/domains";
import { callAs } from "./call";
import { callerOf } from "./caller";
import { errorResponse } from "./handle";

type PictureEndpoint = Endpoint<
  z.ZodObject,
  z.ZodObject<{ content_type: z.ZodType<string>; base64: z.ZodString }>
>;

/** The route handler of an endpoint that gives a picture: its bytes instead of JSON. */
export function handlePicture<E extends PictureEndpoint>(endpoint: E) {
  return async (
    request: NextRequest,
    context: { params: Promise<Record<string, string | string[] | undefined>> },
  ): Promise<Response> => {
    const locale = localeOfCall(request.headers);
    try {
      // The endpoint's own schema checks the input at the door of `callAs`.
      const input = (await context.params) as InputOf<E>;
      const { content_type, base64 } = await callAs(locale, endpoint, input, callerOf(request));
      return new Response(Buffer.from(base64, "base64"), {
        headers: {
          "content-type": content_type,
          // The name changes with the picture.
          "cache-control": "private, max-age=31536000, immutable",
        },
      });
    } catch (error) {
      return errorResponse(error, locale, endpoint.path);
    }
  };
}
