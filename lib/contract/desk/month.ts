import { z } from "zod";

const minor = z.int();
export const MonthInputSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "invalid");
const PeriodSchema = z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, "invalid");

/** By what figures are told apart. */
export const groupings = ["source", "language", "journey", "person"] as const;
export type Grouping = (typeof groupings)[number];

/** Which of what happened in a month a list is to show: all of it, or of one source, language … */
export const AmongSchema = z.strictObject({
  month: MonthInputSchema,
  by: z.enum(groupings).optional(),
  key: z.string().max(300).optional(),
});
export type Among = z.infer<typeof AmongSchema>;

const CountsSchema = z.object({
  requests: z.int().describe("Came in the month; reviews are none"),
  offers: z.int().describe("Sent for the first time"),
  made: z.int().describe("Bookings that were made"),
  confirmed: z.int().describe("Bookings whose deposit came"),
});
export type Counts = z.infer<typeof CountsSchema>;

/** One of a grouping; its key is empty where nobody knows. */
const named = { by: z.enum(groupings), key: z.string(), name: z.string() };

const MonthSchema = z.object({
  month: MonthInputSchema,
  this_month: MonthInputSchema,
  total: CountsSchema,
  before: CountsSchema.describe("The month before"),
  groups: z.array(z.object({ ...named, ...CountsSchema.shape })),
  replies: z.object({
    answered: z.int().describe("Requests of the month that have their first answer"),
    in_time: z.int().describe("Of them, within the hours that the site promises"),
    median_minutes: z.int().nullable(),
  }),
  trend: z
    .array(z.object({ month: MonthInputSchema, ...CountsSchema.shape }))
    .describe("Twelve months, this one last"),
});
export type Month = z.infer<typeof MonthSchema>;

const MoneySchema = z.object({
  sold_minor: minor.describe("The price of the bookings that were confirmed"),
  received_minor: minor.describe("What came in, less what payers' banks took back"),
  sent_back_minor: minor.describe("What was refunded, as a positive amount"),
});
export type Money = z.infer<typeof MoneySchema>;

const MonthMoneySchema = z.object({
  month: MonthInputSchema,
  total: MoneySchema,
  before: MoneySchema,
  groups: z.array(z.object({ ...named, ...MoneySchema.shape })),
  commission_minor: minor.describe("What of it is the agents' who sold it"),
  agents: z.object({
    settled_minor: minor.describe(
      "Kept by agents or sent to them in the month, less what came back",
    ),
    to_them_minor: minor.describe("Commissions to be settled as it stands now"),
    back_minor: minor.describe("What agents are to give back as it stands now"),
  }),
  invoiced_minor: minor.describe("Invoices less credit notes"),
  tax_minor: minor,
  trend: z.array(z.object({ month: MonthInputSchema, ...MoneySchema.shape })),
});
export type MonthMoney = z.infer<typeof MonthMoneySchema>;

const lists = ["requests", "bookings"] as const;
const accounts = ["payments", "refunds", "commissions", "invoices"] as const;
export type ListName = (typeof lists)[number] | (typeof accounts)[number];

const FileSchema = z.object({
  content_type: z.string(),
  file_name: z.string(),
  base64: z.string(),
});
export type SavedFile = z.infer<typeof FileSchema>;

const month = z.strictObject({
  month: MonthInputSchema.optional().describe("This one if left out"),
});

/** The month: how it went, and lists of it, or of a year, to be saved. */
export const monthCalls = {
  month: { input: month, output: MonthSchema },
  "month-money": { input: month, output: MonthMoneySchema },
  "save-list": {
    input: z.strictObject({ list: z.enum(lists), period: PeriodSchema }),
    output: FileSchema,
  },
  "save-accounts": {
    input: z.strictObject({ list: z.enum(accounts), period: PeriodSchema }),
    output: FileSchema,
  },
};
