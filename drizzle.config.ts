import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./lib/backend/db/schema.ts",
    "./lib/backend/db/account-schema.ts",
    "./lib/backend/db/booking-schema.ts",
    "./lib/backend/db/booking-change-schema.ts",
    "./lib/backend/db/invoice-schema.ts",
    "./lib/backend/db/calendar-schema.ts",
    "./lib/backend/db/share-schema.ts",
    "./lib/backend/db/job-schema.ts",
    "./lib/backend/db/staff-schema.ts",
    "./lib/backend/db/inbox-schema.ts",
    "./lib/backend/db/offer-schema.ts",
    "./lib/backend/db/reply-schema.ts",
    "./lib/backend/db/review-photograph-schema.ts",
  ],
  out: "./lib/backend/db/migrations",
  casing: "snake_case",
});
