import { type SQL, sql } from "drizzle-orm";

/** The mailbox behind an address in the database, where addresses stand as they were typed. */
export const mailboxIn = (address: SQL): SQL<string> => sql<string>`mailbox(${address})`;
