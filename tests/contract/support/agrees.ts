import { callAs } from "@/lib/api/call";
import { answerChangeEndpoint } from "@/lib/contract/bookings";

// Another process on the same database, in which a guest agrees to a change; it is killed on the way.
const [reference = "", token = "", change = "", total = ""] = process.argv.slice(2);
await callAs(
  "de",
  answerChangeEndpoint,
  { reference, accept: true, change: Number(change), shown_total_minor: Number(total) },
  { token },
);
process.stdout.write("agreed\n");
process.exit(0);
