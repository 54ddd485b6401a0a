import { type Html, html } from '../pages/layout.ts'
import type { PaypalState } from './state.ts'

const SHOWN = 30

/** A button of the control page that runs an action. */
type Button = (action: string, label: string, fields: Readonly<Record<string, string>>) => Html

/** What a buyer's bank can do to payments of PayPal. */
export function paypalRows({ captures, disputes, refunds }: PaypalState, button: Button): Html {
  const rows = [
    ...captures
      .list({ _disputed: false })
      .slice(0, SHOWN)
      .map(({ id, amount }) => ({
        id,
        amount,
        acts: [button('dispute', 'Dispute', { charge: id })],
      })),
    ...disputes
      .list({ status: 'OPEN' })
      .slice(0, SHOWN)
      .map(({ id, dispute_amount: amount }) => ({
        id,
        amount,
        acts: [
          button('close-dispute', 'Win', { dispute: id, outcome: 'won' }),
          button('close-dispute', 'Lose', { dispute: id, outcome: 'lost' }),
        ],
      })),
    ...refunds
      .list({ status: 'COMPLETED' })
      .slice(0, SHOWN)
      .map(({ id, amount }) => ({
        id,
        amount,
        acts: [button('fail-refund', 'Fail this refund', { refund: id })],
      })),
  ]
  return html`${rows.map(
    ({ id, amount, acts }) =>
      html`<tr><td>${id}</td><td>${amount.value} ${amount.currency_code}</td><td>${acts}</td></tr>`,
  )}`
}
