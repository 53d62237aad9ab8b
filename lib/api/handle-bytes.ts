import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import type { Locale } from "../contract/locales";
import { localeOfCall } from "../site/domains";
import { callAs } from "./call";
import { callerOf } from "./caller";
import { type Context, errorResponse, inputOf } from "./handle";
import { savedAs } from "./saved-name";

type BytesEndpoint = Endpoint<
  z.ZodObject,
  z.ZodObject<{ content_type: z.ZodType<string>; base64: z.ZodString }>
>;
type FileEndpoint = Endpoint<
  z.ZodObject,
  z.ZodObject<{ content_type: z.ZodString; file_name: z.ZodString; base64: z.ZodString }>
>;

/** The route handler of an endpoint that gives a picture: its bytes instead of JSON. */
export const handlePicture = <E extends BytesEndpoint>(endpoint: E) =>
  // The name changes with the picture.
  handleBytes(endpoint, () => ({ "cache-control": "private, max-age=31536000, immutable" }));

/** The route handler of an endpoint that gives a personal file: its bytes, to be saved, kept nowhere. */
export const handleFile = <E extends FileEndpoint>(endpoint: E) =>
  handleBytes(endpoint, ({ file_name }, locale) => ({
    "content-disposition": savedAs(file_name, locale),
    "cache-control": "no-store",
    vary: "host, accept-language",
  }));

function handleBytes<E extends BytesEndpoint>(
  endpoint: E,
  headersOf: (file: OutputOf<E>, locale: Locale) => Record<string, string>,
) {
  return async (request: NextRequest, context: Context): Promise<Response> => {
    const locale = localeOfCall(request.headers);
    try {
      // The endpoint's own schema checks the input at the door of `callAs`.
      const input = (await inputOf(endpoint, request, await context.params)) as InputOf<E>;
      const file = await callAs(locale, endpoint, input, callerOf(request));
      const headers = { "content-type": file.content_type, ...headersOf(file, locale) };
      return new Response(Buffer.from(file.base64, "base64"), { headers });
    } catch (error) {
      return errorResponse(error, locale, endpoint.path);
    }
  };
}
