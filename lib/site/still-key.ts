/**
 * What is still travels with a key before its markup. In a finished document the markup stands once,
 * in its element, and its copy for the browser's React is the key alone
 * (`server/first-screen/still-once.ts`, `components/ui/still/still-markup.tsx`).
 */
export const stillKey = /^still:[0-9a-f]{16};/;
export const stillKeyLength = "still:;".length + 16;
