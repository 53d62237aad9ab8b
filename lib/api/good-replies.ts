const mostLetters = 16_000_000;
const replies = new Map<string, string>();
let letters = 0;

/** Remembers a reply, as text; the longest unused ones give way. */
export function rememberReply(question: string, reply: unknown): void {
  forget(question);
  const text = JSON.stringify(reply);
  replies.set(question, text);
  letters += question.length + text.length;
  for (const oldest of replies.keys()) {
    if (letters <= mostLetters) return;
    forget(oldest);
  }
}

/** The last good reply to this question in this process, or undefined. */
export function lastGoodReply(question: string): unknown {
  const text = replies.get(question);
  return text === undefined ? undefined : JSON.parse(text);
}

function forget(question: string): void {
  const text = replies.get(question);
  if (text === undefined) return;
  letters -= question.length + text.length;
  replies.delete(question);
}
