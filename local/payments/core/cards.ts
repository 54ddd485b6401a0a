/** The test cards: what each does when it is attached, and when it is charged. */
export interface TestCard {
  readonly number: string
  readonly brand: 'visa' | 'mastercard'
  readonly label: string
  readonly attach: 'ok' | 'declined'
  /** `once`: asks for 3-D Secure until it was confirmed one time. */
  readonly charge: 'ok' | 'declined'
  readonly secure: 'never' | 'once' | 'always'
  readonly declineCode?: string
  /** The ready-made payment method of the API. */
  readonly method: string
}

export const TEST_CARDS = [
  {
    number: '4242424242424242',
    brand: 'visa',
    label: 'Pays',
    attach: 'ok',
    charge: 'ok',
    secure: 'never',
    method: 'pm_card_visa',
  },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    label: 'Pays (Mastercard)',
    attach: 'ok',
    charge: 'ok',
    secure: 'never',
    method: 'pm_card_mastercard',
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    label: 'Asks for 3-D Secure',
    attach: 'ok',
    charge: 'ok',
    secure: 'once',
    method: 'pm_card_authenticationRequiredOnSetup',
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    label: 'Asks for 3-D Secure at every payment',
    attach: 'ok',
    charge: 'ok',
    secure: 'always',
    method: 'pm_card_authenticationRequired',
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    label: 'Is declined',
    attach: 'declined',
    charge: 'declined',
    secure: 'never',
    declineCode: 'generic_decline',
    method: 'pm_card_chargeDeclined',
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    label: 'Has insufficient funds',
    attach: 'declined',
    charge: 'declined',
    secure: 'never',
    declineCode: 'insufficient_funds',
    method: 'pm_card_chargeDeclinedInsufficientFunds',
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    label: 'Can be saved, but every payment fails',
    attach: 'ok',
    charge: 'declined',
    secure: 'never',
    declineCode: 'generic_decline',
    method: 'pm_card_chargeCustomerFail',
  },
] as const satisfies readonly TestCard[]

export function cardByNumber(number: string): TestCard | null {
  const digits = number.replace(/[ -]/g, '')
  return TEST_CARDS.find((card) => card.number === digits) ?? null
}

export function cardByMethod(method: string): TestCard | null {
  return TEST_CARDS.find((card) => card.method === method) ?? null
}

export type ChargeOutcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'declined'; readonly declineCode: string }
  | { readonly kind: 'needs-authentication' }

/** What a charge of this card leads to. `confirmed`: the buyer confirmed 3-D Secure, for this charge or, with `once`, before. */
export function chargeOutcome(card: TestCard, confirmed: boolean): ChargeOutcome {
  if (card.charge === 'declined')
    return { kind: 'declined', declineCode: card.declineCode ?? 'generic_decline' }
  if (card.secure !== 'never' && !confirmed) return { kind: 'needs-authentication' }
  return { kind: 'paid' }
}
