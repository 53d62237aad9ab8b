import compile from "icu-minify/compile";
import type { AbstractIntlMessages } from "next-intl";
import formatMessage from "use-intl/format-message";

/**
 * Messages in the form in which they are filled in. What the bundler builds has no reader of their
 * syntax in it (`next.config.ts`): there each message is read once, not on every page, and browsers
 * get them read. Elsewhere, in tests and commands, they stay as they are.
 */
export function readMessages<Messages extends object>(messages: Messages): Messages {
  return formatMessage.raw ? messages : (read(messages) as Messages);
}

function read(messages: object): AbstractIntlMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      // What is read is no text any more; whoever fills it in knows. Only plain objects go to islands.
      typeof message === "string"
        ? (JSON.parse(JSON.stringify(compile(message))) as string)
        : read(message),
    ]),
  );
}
