/** Where the provider says one pays. @throws where that is no page of the web */
export function paymentAddress(redirectUrl: string): string {
  const address = new URL(redirectUrl);
  if (!/^https?:$/.test(address.protocol)) throw new Error(`no place to pay: ${address.protocol}`);
  return address.href;
}
