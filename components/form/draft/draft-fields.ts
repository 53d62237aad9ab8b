import { z } from "zod";

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/);

/** The fields of a draft about a journey: anything may still be missing or half typed. */
export const journeyFields = {
  tour: slug.nullable(),
  adults: z.int().min(1).max(40),
  /** Ages; null until one is chosen. */
  children: z.array(z.int().min(0).max(17).nullable()).max(20),
};

/** The fields that say who fills in a form, what they write freely and agree to. */
export const visitorFields = {
  full_name: z.string().max(120),
  email: z.string().max(254),
  phone: z.string().max(40),
  country: z.string().max(2),
  message: z.string().max(4000),
  coupon_code: z.string().max(40),
  of_age: z.boolean(),
  agree: z.boolean(),
};

/** A day that may not be chosen yet; what is none counts as not chosen. */
export const draftDay = z.iso.date().catch("");

/** An age that the contract refuses, for a child whose age is not chosen yet. */
const noAge = -1;

/** The ages of a draft in the contract's form. */
export const agesOf = (children: (number | null)[]) => children.map((age) => age ?? noAge);

/** What stands in an address as `a,b,c`. */
export const listed = (value: unknown) => (typeof value === "string" ? value.split(",") : value);

const age = z.coerce.number().int().min(0).max(17);

/**
 * What addresses say of a journey: `?tour=…&date=…&adults=2&children=9,7`. What makes no sense is
 * left out; the age of a child is then still to be chosen.
 */
export const journeyInAddress = {
  tour: slug.optional().catch(undefined),
  date: z.iso.date().optional().catch(undefined),
  adults: z.coerce.number().int().min(1).max(40).optional().catch(undefined),
  children: z
    .preprocess(listed, z.array(age.nullable().catch(null)).max(20))
    .optional()
    .catch(undefined),
};
