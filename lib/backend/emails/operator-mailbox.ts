import { env } from "@/lib/env";
import { brand } from "@/lib/site/brand";

/** The operator's mailbox: whoever answers a mail of the site reaches a person. */
export const operatorMailbox = () => ({ name: brand.name, address: env.OPERATOR_EMAIL });
