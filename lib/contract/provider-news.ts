import { z } from "zod";
import { providerNames } from "./provider-names";

/** News of a payment as the provider sends them: neither a status nor who it is, and not believed. */
export const ProviderNewsSchema = z.object({
  [providerNames.order]: z.string().max(60),
  [providerNames.reference]: z.string().max(60),
  OrderNotificationType: z.string().max(30).default("IPNCHANGE"),
});
type ProviderNews = z.output<typeof ProviderNewsSchema>;

/** What the provider wants to hear: all it said, and whether it was heard. */
export const NewsHeardSchema = z.object({
  orderNotificationType: z.string(),
  orderTrackingId: z.string(),
  orderMerchantReference: z.string(),
  status: z.int(),
});

export const newsHeard = (
  news: ProviderNews,
  status: number,
): z.output<typeof NewsHeardSchema> => ({
  orderNotificationType: news.OrderNotificationType,
  orderTrackingId: news[providerNames.order],
  orderMerchantReference: news[providerNames.reference],
  status,
});
