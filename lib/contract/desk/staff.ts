import { z } from "zod";
import { EmailSchema, personName } from "../leads";
import { LocaleSchema } from "../locale";
import { DoneSchema, MomentSchema } from "../shared";
import { roles } from "./rights";

const RoleSchema = z.enum(roles);
const nothing = z.strictObject({});
/** What browser and library say to each other (WebAuthn); the library checks it. */
const Ceremony = z.looseObject({});
const Secret = z.string().min(20).max(100);

/** Who is signed in. */
export const MeSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  role: RoleSchema,
  elsewhere: z
    .array(LocaleSchema)
    .describe("Languages that an API of their own answers: nothing of them is seen at the desk"),
});

const PersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: RoleSchema,
  joined_at: MomentSchema.nullable(),
  last_seen_at: MomentSchema.nullable(),
});

const DeviceSchema = z.object({
  id: z.uuid(),
  device: z.string(),
  signed_in_at: MomentSchema,
  is_this: z.boolean(),
});

const PasskeySchema = z.object({
  id: z.string(),
  device: z.string().describe("What it was made on; empty where nobody noted it"),
  made_at: MomentSchema,
  used_at: MomentSchema.nullable(),
  is_this: z.boolean().describe("Whoever looks signed in with it"),
});

const DevicesSchema = z.object({
  devices: z.array(DeviceSchema),
  passkeys: z.array(PasskeySchema),
});

const ValuesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const RecordPageSchema = z.object({
  steps: z.array(
    z.object({
      id: z.int(),
      at: MomentSchema,
      by: z.string().describe("A name, or which kind of actor it was"),
      action: z.string(),
      subject: z.string(),
      before: ValuesSchema,
      after: ValuesSchema,
    }),
  ),
  next: z.int().nullable().describe("Where the list goes on"),
});

const about = z.strictObject({ person: z.uuid() });
const PasskeyId = z.string().min(1).max(1_400);

export type Me = z.infer<typeof MeSchema>;
export type Person = z.infer<typeof PersonSchema>;
export type Device = z.infer<typeof DeviceSchema>;
export type Devices = z.infer<typeof DevicesSchema>;
export type Passkey = z.infer<typeof PasskeySchema>;
export type RecordPage = z.infer<typeof RecordPageSchema>;

/** The people of the desk: how they join and sign in, who they are. */
export const staffCalls = {
  "begin-joining": {
    input: z.strictObject({ invitation: Secret }),
    output: z.object({ name: z.string(), challenge: z.uuid(), options: Ceremony }),
  },
  join: {
    input: z.strictObject({ invitation: Secret, challenge: z.uuid(), response: Ceremony }),
    output: MeSchema,
  },
  "begin-signing-in": {
    input: nothing,
    output: z.object({ challenge: z.uuid(), options: Ceremony }),
  },
  "sign-in": {
    input: z.strictObject({ challenge: z.uuid(), response: Ceremony }),
    output: MeSchema,
  },
  "sign-out": { input: nothing, output: DoneSchema },
  "begin-confirming": {
    input: nothing,
    output: z.object({ challenge: z.uuid(), options: Ceremony }),
  },
  confirm: {
    input: z.strictObject({ challenge: z.uuid(), response: Ceremony }),
    output: DoneSchema,
  },
  me: { input: nothing, output: MeSchema },
  "look-at": {
    input: z.strictObject({
      at: z
        .string()
        .regex(/^[\w/-]{0,120}$/)
        .describe("Path of a screen about one thing; empty for none"),
    }),
    output: z.object({ others: z.array(z.string()).describe("Names of who looks at it, too") }),
  },
  devices: { input: nothing, output: DevicesSchema },
  "end-session": { input: z.strictObject({ session: z.uuid() }), output: DoneSchema },
  "remove-passkey": { input: z.strictObject({ passkey: PasskeyId }), output: DoneSchema },
  "add-device": { input: nothing, output: DoneSchema },
  "devices-of": { input: about, output: DevicesSchema },
  "end-session-of": { input: about.extend({ session: z.uuid() }), output: DoneSchema },
  "remove-passkey-of": { input: about.extend({ passkey: PasskeyId }), output: DoneSchema },
  "invite-again": { input: about, output: DoneSchema },
  record: {
    input: z.strictObject({
      about: z.enum(["everything", "people"]).default("everything"),
      after: z.int().optional(),
    }),
    output: RecordPageSchema,
  },
  people: { input: nothing, output: z.object({ people: z.array(PersonSchema) }) },
  invite: {
    input: z.strictObject({ email: EmailSchema, name: personName(120), role: RoleSchema }),
    output: PersonSchema.pick({ id: true }),
  },
  "change-role": {
    input: z.strictObject({ person: z.uuid(), role: RoleSchema }),
    output: DoneSchema,
  },
  "remove-person": { input: z.strictObject({ person: z.uuid() }), output: DoneSchema },
};
