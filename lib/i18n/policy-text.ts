import { policy } from "../pricing/policy";

const { depositPercent, refund } = policy;

/** What words may say of the rules: `{{hold_hours}}` in messages and content becomes its number. */
const values: Record<string, number | undefined> = {
  camping_deposit: depositPercent.camping,
  lodge_deposit: depositPercent.lodge,
  luxury_deposit: depositPercent.luxuryOrTailorMade,
  balance_days: policy.balanceDays,
  grace_days: policy.graceDays,
  hold_hours: policy.holdHours,
  reply_hours: policy.replyHours,
  regret_days: refund.regret.withinDays,
  regret_days_before: refund.regret.daysBefore - 1,
  refund_days: refund.sentWithinDays,
  too_few_days: policy.tooFewGuestsDays,
  replacement_days: policy.replacementDays,
  free_change_days: policy.freeChangeDays,
  invitation_days: policy.invitationDays,
  reward_days: policy.rewardDays,
};

/**
 * Fills in the rules of business that a text names in double braces.
 * @param unknown called with a name that is no rule: gives what to put there, or throws
 */
export function withPolicy(text: string, unknown: (name: string) => string = noRule): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? unknown(name)));
}

function noRule(name: string): never {
  throw new Error(`{{${name}}} is no rule of lib/i18n/policy-text.ts`);
}
