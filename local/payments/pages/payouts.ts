import type { Controlled } from '../control/actions.ts'
import { PAYOUT_OUTCOMES } from '../paypal/payouts.ts'
import { type Html, html, money } from './layout.ts'

const SHOWN = 30

/** A button of the control page that runs an action. */
type Button = (action: string, label: string, fields: Readonly<Record<string, string>>) => Html

const LABELS = {
  SUCCESS: 'Pay',
  UNCLAIMED: 'Leave unclaimed',
  FAILED: 'Fail',
  RETURNED: 'Return',
  REVERSED: 'Reverse',
} as const

/** What can happen to money that is paid out: by PayPal to an address, by Stripe to a connected account. */
export function payoutTable({ stripe, paypal }: Pick<Controlled, 'stripe' | 'paypal'>, button: Button): Html {
  const items = paypal.payoutItems.list().slice(0, SHOWN)
  const transfers = stripe.transfers.list().slice(0, SHOWN)
  if (items.length + transfers.length === 0) return html``
  return html`<h2>Payouts</h2>
<div class="scroll"><table><thead><tr><th scope="col">Payout</th><th scope="col">Amount</th><th scope="col">State</th><th scope="col">Act</th></tr></thead><tbody>
${items.map(
  ({ id, _amount: amount, _status: status, _receiver: receiver }) =>
    html`<tr><td>${id}<br><small>${receiver}</small></td><td>${amount.value} ${amount.currency}</td><td>${status}</td><td>${PAYOUT_OUTCOMES[
      status
    ].map((outcome) => button('payout', LABELS[outcome], { payout: id, outcome }))}</td></tr>`,
)}
${transfers.map(
  ({ id, amount, currency, destination, reversed }) =>
    html`<tr><td>${id}<br><small>${destination}</small></td><td>${money(amount, currency)}</td><td>${reversed ? 'reversed' : 'paid'}</td><td>${reversed ? '' : button('payout', LABELS.REVERSED, { payout: id, outcome: 'REVERSED' })}</td></tr>`,
)}</tbody></table></div>`
}
