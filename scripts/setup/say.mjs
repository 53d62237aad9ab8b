/** Prints a line of progress. */
export function say(line) {
  console.log(`\u001b[2m›\u001b[0m ${line}`);
}

/** Ends with one sentence that says what is wrong and what helps. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
