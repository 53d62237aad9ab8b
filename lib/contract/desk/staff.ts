import { z } from "zod";
import { EmailSchema, personName } from "../leads";
import { roles } from "./rights";

const RoleSchema = z.enum(roles);
const MomentSchema = z.iso.datetime({ offset: true });
const done = z.object({ done: z.literal(true) });
const nothing = z.strictObject({});
/** What browser and library say to each other (WebAuthn); the library checks it. */
const Ceremony = z.looseObject({});
const Secret = z.string().min(20).max(100);

/** Who is signed in. */
export const MeSchema = z.object({ id: z.uuid(), name: z.string(), role: RoleSchema });

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
  seen_at: MomentSchema,
  is_this: z.boolean(),
});

export type Me = z.infer<typeof MeSchema>;
export type Person = z.infer<typeof PersonSchema>;
export type Device = z.infer<typeof DeviceSchema>;

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
  "sign-out": { input: nothing, output: done },
  "begin-confirming": {
    input: nothing,
    output: z.object({ challenge: z.uuid(), options: Ceremony }),
  },
  confirm: { input: z.strictObject({ challenge: z.uuid(), response: Ceremony }), output: done },
  me: { input: nothing, output: MeSchema },
  devices: { input: nothing, output: z.object({ devices: z.array(DeviceSchema) }) },
  "end-session": { input: z.strictObject({ session: z.uuid() }), output: done },
  people: { input: nothing, output: z.object({ people: z.array(PersonSchema) }) },
  invite: {
    input: z.strictObject({ email: EmailSchema, name: personName(120), role: RoleSchema }),
    output: PersonSchema.pick({ id: true }),
  },
  "change-role": { input: z.strictObject({ person: z.uuid(), role: RoleSchema }), output: done },
  "remove-person": { input: z.strictObject({ person: z.uuid() }), output: done },
};
