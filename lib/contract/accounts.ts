import { z } from "zod";
import { BookingStateSchema } from "./bookings";
import { endpoint } from "./endpoint";
import { ContentIdSchema, PictureNameSchema } from "./ids";
import { CountrySchema, EmailSchema, line, optionalName, PhoneSchema } from "./leads";
import { LocaleSchema } from "./locale";
import { DoneSchema, oneOf } from "./shared";

/** Any characters; what is typed on another keyboard counts as the same. */
export const PasswordSchema = z
  .string("required")
  .min(8, "password_too_short")
  .max(128, "password_too_long")
  .transform((password) => password.normalize("NFKC"));

const typedPassword = z.string("required").min(1, "required").max(128, "password_too_long");
/** The secret of a link in a mail: 256 bits. */
const LinkTokenSchema = z.string().max(200);
const Sent = z.object({ data: z.object({ sent: z.literal(true) }) });

const [minute, hour, day] = [60, 3600, 86_400] as const;

export const UserSchema = z.object({
  email: z.string(),
  name: z.string(),
  title: z.string(),
  phone: z.string(),
  country: z.string().describe("ISO code, or empty"),
  country_of_residence: z.string().describe("ISO code, or empty"),
  avatar: z.string().nullable().describe("Address of the picture"),
  language: LocaleSchema,
});
export type User = z.infer<typeof UserSchema>;

export const SignedInSchema = z.object({ token: z.string(), data: UserSchema });
const differ = { path: ["repeated_password"], error: "passwords_differ" };

export const RegisterSchema = z
  .strictObject({
    email: EmailSchema,
    password: PasswordSchema,
    repeated_password: z.string("required").transform((text) => text.normalize("NFKC")),
    website: z.string().max(500).optional(),
    seconds_open: z.number().min(0).max(10_000_000).optional(),
  })
  .refine((form) => form.password === form.repeated_password, differ);

export const registerEndpoint = endpoint({
  method: "POST",
  path: "/api/register",
  summary: "Asks for an account; it begins with the link in the mail. Says nothing of the address",
  without: "No account can be made here",
  input: RegisterSchema,
  output: Sent,
  status: 201,
  limits: [
    { calls: 3, perSeconds: minute },
    { calls: 10, perSeconds: day },
  ],
});

export const verifyEmailEndpoint = endpoint({
  method: "POST",
  path: "/api/verify-email",
  summary: "Confirms an address by the link of the mail and the password chosen, and signs in",
  without: "No account can be made here",
  input: z.strictObject({ token: LinkTokenSchema, password: typedPassword }),
  output: SignedInSchema,
  limits: [{ calls: 10, perSeconds: minute }],
});

export const LoginSchema = z.strictObject({ email: EmailSchema, password: typedPassword });

export const loginEndpoint = endpoint({
  method: "POST",
  path: "/api/login",
  summary: "Signs in: gives a bearer token",
  without: "Nobody can sign in, and no link leads there",
  input: LoginSchema,
  output: SignedInSchema,
  limits: [{ calls: 10, perSeconds: minute }],
});

export const logoutEndpoint = endpoint({
  method: "POST",
  path: "/api/logout",
  summary: "Ends the session of the bearer token, and with it the sign-in on the other domains",
  without: "A session ends in the browser alone",
  input: z.strictObject({}),
  output: oneOf(DoneSchema),
  limits: [{ calls: 100, perSeconds: minute }],
});

export const forgotPasswordEndpoint = endpoint({
  method: "POST",
  path: "/api/forgot-password",
  summary: "Sends a link to choose a new password. Says nothing of the address",
  without: "A forgotten password cannot be replaced",
  input: z.strictObject({ email: EmailSchema }),
  output: Sent,
  limits: [{ calls: 5, perSeconds: 15 * minute }],
});

export const ResetPasswordSchema = z
  .strictObject({
    token: LinkTokenSchema,
    password: PasswordSchema,
    repeated_password: z.string("required").transform((text) => text.normalize("NFKC")),
  })
  .refine((form) => form.password === form.repeated_password, differ);

export const resetPasswordEndpoint = endpoint({
  method: "POST",
  path: "/api/reset-password",
  summary: "Sets a new password by the link of the mail; every session ends",
  without: "A forgotten password cannot be replaced",
  input: ResetPasswordSchema,
  output: oneOf(DoneSchema),
  limits: [{ calls: 10, perSeconds: minute }],
});

export const checkLinkEndpoint = endpoint({
  method: "POST",
  path: "/api/account/link",
  summary: "Whether the link of a mail still works, before anything is asked for; uses nothing up",
  without: "A used link of a mail is told only once its form is sent",
  input: z.strictObject({ token: LinkTokenSchema, purpose: z.enum(["verify", "reset"]) }),
  output: oneOf(DoneSchema),
  limits: [{ calls: 20, perSeconds: minute }],
});

export const userEndpoint = endpoint({
  path: "/api/user",
  summary: "Who the bearer token belongs to",
  tier: "required",
  without: "Nobody stays signed in",
  input: z.object({}),
  output: z.object({ data: UserSchema }),
  limits: [{ calls: 1000, perSeconds: minute }],
});

export const getProfileEndpoint = endpoint({
  method: "POST",
  path: "/api/getProfile",
  summary: "The profile of the token's own account; `user` is its e-mail address",
  tier: "required",
  without: "The profile cannot be read",
  input: z.strictObject({ user: z.string().trim().max(254) }),
  output: UserSchema,
  limits: [{ calls: 100, perSeconds: minute }],
});

export const ProfileSchema = z.strictObject({
  name: optionalName(120).optional(),
  title: line(40).optional(),
  phone: PhoneSchema.or(z.literal("")).optional(),
  country: CountrySchema.or(z.literal("")).optional(),
  country_of_residence: CountrySchema.or(z.literal("")).optional(),
  language: LocaleSchema.optional(),
  remove_avatar: z.literal("true").optional(),
  avatar: z.file().max(2_000_000, "picture_too_large").optional(),
});

export const updateProfileEndpoint = endpoint({
  method: "POST",
  path: "/api/updateProfile",
  summary: "Changes the profile; fields that are not sent stay as they are",
  tier: "required",
  without: "The profile cannot be changed",
  input: ProfileSchema,
  output: UserSchema,
  body: "multipart",
  // Pictures are 5 a minute (docs/security.md, "Limits"); nobody saves a profile more often.
  limits: [{ calls: 5, perSeconds: minute }],
});

export const changePasswordEndpoint = endpoint({
  method: "POST",
  path: "/api/account/password",
  summary: "Changes the password; every other session ends",
  without: "The password cannot be changed",
  input: z
    .strictObject({
      current_password: typedPassword,
      password: PasswordSchema,
      repeated_password: z.string("required").transform((text) => text.normalize("NFKC")),
    })
    .refine((form) => form.password === form.repeated_password, differ),
  output: z.object({ token: z.string() }),
  limits: [{ calls: 5, perSeconds: minute }],
});

export const deleteAccountEndpoint = endpoint({
  method: "POST",
  path: "/api/account/delete",
  summary: "Erases the account and what hangs on it; bookings stay as long as the law asks",
  without: "An account is erased on request by mail only",
  input: z.strictObject({ password: typedPassword }),
  output: oneOf(DoneSchema),
  limits: [{ calls: 5, perSeconds: hour }],
  changes: ["reviews", "tours"],
});

export const exportAccountEndpoint = endpoint({
  path: "/api/account/export",
  summary: "Everything kept about the account, to take away",
  without: "What is kept about an account is given on request by mail only",
  input: z.object({}),
  output: z.object({ data: z.record(z.string(), z.unknown()) }),
  limits: [{ calls: 10, perSeconds: hour }],
});

export const OverviewSchema = z.object({
  bookings: z.array(
    z.object({
      reference: z.string(),
      state: BookingStateSchema,
      title: z.string().describe("Of the tour"),
      starts: z.iso.date(),
      total_minor: z.int(),
      key: z.string().describe("Opens the booking, as bearer token"),
    }),
  ),
  quotes: z.array(
    z.object({
      reference: z.string(),
      asked: z.iso.datetime(),
      days: z.int(),
      adults: z.int(),
      children: z.int(),
      tour: z.string().nullable(),
    }),
  ),
  reviews: z.array(
    z.object({
      reference: z.string(),
      title: z.string(),
      rating: z.int(),
      state: z.enum(["pending", "published", "declined"]),
      written: z.iso.date(),
    }),
  ),
});

export const overviewEndpoint = endpoint({
  path: "/api/account/overview",
  summary: "What the account's owner booked, asked for and wrote",
  without: "The dashboard shows no bookings, requests and reviews",
  whenAbsent: { data: { bookings: [], quotes: [], reviews: [] } },
  input: z.object({}),
  output: z.object({ data: OverviewSchema }),
  limits: [{ calls: 100, perSeconds: minute }],
});

export const accountWishlistEndpoint = endpoint({
  method: "POST",
  path: "/api/account/wishlist",
  summary: "Keeps the favourite tours with the account: `merge` adds these, `set` replaces",
  without: "Favourites stay in the browser",
  input: z.strictObject({
    mode: z.enum(["merge", "set"]),
    ids: z.array(ContentIdSchema).max(60),
  }),
  output: z.object({ data: z.object({ ids: z.array(z.string()) }) }),
  limits: [{ calls: 100, perSeconds: minute }],
});

export const avatarEndpoint = endpoint({
  path: "/api/avatar/:name",
  summary: "The picture of an account, by its unguessable name",
  without: "Accounts have no picture",
  input: z.object({ name: PictureNameSchema }),
  output: z.object({
    content_type: z.enum(["image/webp", "image/jpeg", "image/png", "image/avif"]),
    base64: z.string(),
  }),
  reply: "file",
  limits: [{ calls: 1000, perSeconds: minute }],
});
