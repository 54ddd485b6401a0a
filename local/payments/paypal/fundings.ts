/** What the buyer chooses on the approval page, and whether its charges succeed. */
export const FUNDINGS = {
  balance: { label: 'PayPal balance: pays', first: true, later: true },
  'declines-later': { label: 'Card that pays once: renewals fail', first: true, later: false },
  declined: { label: 'Card that is declined', first: false, later: false },
} as const satisfies Record<
  string,
  { readonly label: string; readonly first: boolean; readonly later: boolean }
>
export type Funding = keyof typeof FUNDINGS

export function isFunding(name: string): name is Funding {
  return Object.hasOwn(FUNDINGS, name)
}
