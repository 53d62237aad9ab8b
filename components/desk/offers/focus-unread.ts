const unreadAmounts = 'input[inputmode="decimal"]:invalid';
/** While one of these cannot be read, something else would be sent than what stands in it. */
const unreadFields = `${unreadAmounts}, input:is([type="email"], #ages):invalid`;

const focusFirst = (fields: string): boolean => {
  const unread = document.querySelector<HTMLInputElement>(fields);
  unread?.focus();
  return unread !== null;
};

/** Whether something of the offer cannot be read yet: that has the focus then. */
export const focusUnread = () => focusFirst(unreadFields);

/** Whether an amount of the version on screen cannot be read yet: that has the focus then. */
export const focusUnreadAmount = () => focusFirst(unreadAmounts);
