import { parseArgs } from "node:util";
import { LocaleSchema } from "../../lib/contract/locale";
import { checkApi } from "./check";
import { isEnough, tableOf } from "./table";

const usage = "npm run check-api -- https://api.example.com [--locale de]";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: "string", default: "en" } },
});
const locale = LocaleSchema.safeParse(values.locale);
const [base] = positionals;
if (!base || !URL.canParse(base) || !locale.success) {
  console.error(usage);
  process.exit(2);
}
const findings = await checkApi(base, locale.data);
console.log(tableOf(findings));
process.exitCode = isEnough(findings) ? 0 : 1;
