import { type NextRequest, NextResponse } from "next/server";
import { deskSessionCookie } from "@/lib/site/desk-session";
import { isDeskHost, localeOfHost } from "@/lib/site/domains";
import { isPublicFile } from "@/lib/site/public-files";
import { redirectOf } from "@/lib/site/redirects";
import { deskPath, innerPath } from "./app/inner-path";

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
    if (comesFromElsewhere(request)) return repeated(url);
    // What is not there is a page of the desk too.
    url.pathname = deskPath(path);
    return NextResponse.rewrite(url);
  }
  if (path.startsWith("/api/") || isPublicFile(path)) return NextResponse.next();
  const locale = localeOfHost(request.headers.get("host"));
  url.pathname = `/${locale}${innerPath(path, url.searchParams)}`;
  return NextResponse.rewrite(url);
}

// Pages that nobody is signed in for, and whose address has a fragment that would be lost.
const open = /^\/(join|sign-in)$/;
const here = "here";

/** Whether somebody follows a link in a mail to the desk, which brings no cookie of theirs with it. */
function comesFromElsewhere({ headers, cookies, nextUrl, method }: NextRequest): boolean {
  if (method !== "GET" || open.test(nextUrl.pathname) || nextUrl.searchParams.has(here))
    return false;
  const isLed = /^(cross|same)-site$/.test(headers.get("sec-fetch-site") ?? "");
  return isLed && headers.get("sec-fetch-mode") === "navigate" && !cookies.has(deskSessionCookie);
}

/** Has the browser ask once more, now from the desk's own page: then the cookie comes along. */
function repeated({ pathname, search }: { pathname: string; search: string }): NextResponse {
  const again = new URLSearchParams(search);
  again.set(here, "1");
  const to = `${encodeURI(decodeURI(pathname))}?${again}`
    .replaceAll("&", "&amp;")
    .replaceAll('"', "%22");
  return new NextResponse(
    `<!DOCTYPE html><html lang="en"><head><title>…</title><meta http-equiv="refresh" content="0; url=${to}"></head><body></body></html>`,
    { headers: { "content-type": "text/html; charset=utf-8" } },
  );
}

export const config = {
  runtime: "nodejs",
  matcher: ["/((?!_next/|pictures/|photos/|photographs/|favicon.ico|icon.svg).*)"],
};
