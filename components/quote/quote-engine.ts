// What needs the contract itself, in one part that is loaded when a visitor begins to answer.
export { parseArrived, parseContact, parseDraft } from "./quote-draft";
export { prefillFrom } from "./quote-prefill";
export { requestOf } from "./quote-request";
