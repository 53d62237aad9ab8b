import fc from "fast-check";

/** Every run tries the same cases, so that what failed fails again; `FAST_CHECK_SEED` tries others. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_270_801) });
