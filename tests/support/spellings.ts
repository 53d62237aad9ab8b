const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Other ways to write a token that ends in 32 bytes of base64url, which a lenient decoder reads as
 * the same bytes: with other idle bits, padding, the other alphabet, and what decoders pass over.
 */
export function otherSpellings(token: string): string[] {
  const last = alphabet.indexOf(token.at(-1) ?? "");
  // The last character holds four bits that count and two that do not.
  const idle = [1, 2, 3].map((bits) => `${token.slice(0, -1)}${alphabet[last ^ bits]}`);
  const dot = token.lastIndexOf(".");
  const [head, tail] = [token.slice(0, dot + 1), token.slice(dot + 1)];
  const standard = tail.replaceAll("-", "+").replaceAll("_", "/");
  return [
    ...idle,
    `${token}=`,
    `${token}==`,
    `${token}\n`,
    `${token}*`,
    `${token}.`,
    `${token}.x`,
    `${head} ${tail}`,
    ...(standard === tail ? [] : [`${head}${standard}`]),
  ];
}
