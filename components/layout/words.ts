import type { getTranslations } from "next-intl/server";

/** The words of one namespace in the language of the page. */
export type Words = Awaited<ReturnType<typeof getTranslations>>;
