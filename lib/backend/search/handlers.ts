import { siteSearchEndpoint } from "@/lib/contract/search";
import { on } from "../handler";
import { siteSearch } from "./site-search";

export const searchHandlers = [on(siteSearchEndpoint, siteSearch)];
