import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { pictureWidths } from "./lib/site/picture-address";
// The cache of pages names itself to the framework.
import "./server/page-cache.mjs";

const config: NextConfig = {
  poweredByHeader: false,
  // Types are checked by `npm run check`, once and for the whole project.
  typescript: { ignoreBuildErrors: true },
  // The edge in server/ compresses and tags once per document and trims slashes itself.
  compress: false,
  generateEtags: false,
  skipTrailingSlashRedirect: true,
  // A document has its title in the head for everybody, however long that took to read.
  htmlLimitedBots: /.*/,
  // Pictures have their widths already, or get them from lib/photos: `/_next/image` answers nothing.
  images: { unoptimized: true },
  // pdfkit reads its own files; the others are native or keep state.
  serverExternalPackages: ["fontkit", "pdfkit", "pg", "sharp", "undici"],
  // Where a picture of ours has no file, a plain one stands for it.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: pictureWidths.flatMap((width) =>
      ["avif", "webp"].map((format) => ({
        source: `/pictures/:id-${width}.${format}`,
        destination: `/pictures/placeholder-${width}.${format}`,
      })),
    ),
    fallback: [],
  }),
  turbopack: {
    // Messages come read (`lib/i18n/read-messages.ts`): nobody loads what reads their syntax.
    resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  experimental: {
    // A cached page lives in memory only, so that a restart with new content never serves an old one.
    isrFlushToDisk: false,
    optimizePackageImports: ["next-intl"],
  },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
