import { type NextRequest, NextResponse } from "next/server";
import { isDeskHost, localeOfHost } from "@/lib/site/domains";
import { isPublicFile } from "@/lib/site/public-files";
import { redirectOf } from "@/lib/site/redirects";
import { deskFolder, innerPath } from "./app/inner-path";

/**
 * Resolves the host to a language, or to the desk, moves paths that are spelled otherwise, and rewrites.
 */
export function middleware(request: NextRequest): NextResponse {
  try {
    return route(request);
  } catch (error) {
    console.error("middleware", error);
    return new NextResponse("Internal Server Error", { status: 500 });
  }
}

function route(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const path = url.pathname;
  const target = redirectOf(path, url.search);
  if (target !== undefined) {
    // Next sends the address relative to the host that was asked, whatever that host is.
    return NextResponse.redirect(new URL(target, request.url), 301);
  }
  if (isDeskHost(request.headers.get("host"))) {
    if (path.startsWith("/api/desk/")) return NextResponse.next();
    // What is not there is a page of the desk too.
    url.pathname = deskFolder + (path === "/" ? "" : path);
    return NextResponse.rewrite(url);
  }
  if (path.startsWith("/api/") || isPublicFile(path)) return NextResponse.next();
  const locale = localeOfHost(request.headers.get("host"));
  url.pathname = `/${locale}${innerPath(path, url.searchParams)}`;
  return NextResponse.rewrite(url);
}

export const config = {
  runtime: "nodejs",
  matcher: ["/((?!_next/|pictures/|photos/|favicon.ico|icon.svg).*)"],
};
