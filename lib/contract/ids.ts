import { z } from "zod";

/** How content names what it has: a tour, a place, a day, a lodge. */
export const ContentIdSchema = z.string().regex(/^[a-z0-9-]{1,80}$/, "invalid");

/** How an offer names a part of itself: a day, a line of its price, a version. */
export const PartIdSchema = z.string().regex(/^[\w-]{1,40}$/);

/** The name of a picture that somebody sent. */
export const PictureNameSchema = z.string().regex(/^[0-9a-f]{32}$/, "invalid");

/** A photograph's place in addresses: what it was made from, and its largest width. */
export const PhotographIdSchema = z.string().regex(/^[0-9a-f]{32}-\d{3,4}$/, "invalid");
