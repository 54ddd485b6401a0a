/** Names of card brands by the codes of the gateways. */
const NAMES: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  rupay: 'RuPay',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** The name of a card brand as printed on cards; an unknown code stays as it is. */
export function cardBrandName(code: string): string {
  return NAMES[code] ?? code
}
