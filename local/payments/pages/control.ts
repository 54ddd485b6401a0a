import type { Controlled } from '../control/actions.ts'
import { DAY } from '../core/calendar.ts'
import { paypalRows } from '../paypal/control-rows.ts'
import { fault } from './cards.ts'
import { day, type Html, html, layout, money } from './layout.ts'
import { payoutTable } from './payouts.ts'

const SHOWN = 30

/** The control page: the clock, the webhooks, and what a buyer's bank can do. */
export function controlPage({ stripe, razorpay, paypal, queue }: Controlled, message: string | null): string {
  const { repeat, shuffle, delayMs, drop } = queue.mode()
  return layout(
    'Payment sandbox',
    html`${fault(message)}<p>The clock of the sandbox shows ${day(stripe.clock.now())} UTC.</p>
<div class="actions">${button('advance', 'Advance by a day', { seconds: DAY })}${button('advance', 'Advance by 31 days', { seconds: 31 * DAY })}${button('next-renewal', 'Advance to the next renewal')}</div>
<h2>Webhooks</h2>
<form method="post" action="/control/deliveries"><label class="text">Deliveries of each event <input name="repeat" type="number" min="1" max="10" value="${repeat}"></label>
<label class="text">Delay in milliseconds <input name="delayMs" type="number" min="0" max="3600000" value="${delayMs}"></label>
<label class="text">Number of next events that are dropped <input name="drop" type="number" min="0" value="${drop}"></label>
<label class="text">Order <select name="shuffle"><option value="false">as they happened</option><option value="true"${shuffle ? html` selected` : ''}>shuffled</option></select></label>
<div class="actions"><button>Save</button></div></form>
<div class="actions">${button('deliver-now', 'Deliver what waits now')}${button('deliver-now', 'Deliver also what was dropped', { all: 'true' })}</div>
<div class="scroll"><table><thead><tr><th scope="col">Event</th><th scope="col">State</th><th scope="col">Answer</th><th scope="col">Act</th></tr></thead><tbody>
${queue.list(SHOWN).map(({ event, type, state, attempts, outcome }) => html`<tr><td>${type}<br><small>${event}</small></td><td>${state}, ${attempts} attempts</td><td>${outcome ?? ''}</td><td>${button('deliver-again', 'Repeat', { event })}</td></tr>`)}</tbody></table></div>
<h2>Payments</h2>
<div class="scroll"><table><thead><tr><th scope="col">Charge</th><th scope="col">Amount</th><th scope="col">Act</th></tr></thead><tbody>
${stripe.charges
  .list({ paid: true, disputed: false })
  .slice(0, SHOWN)
  .map(
    ({ id, amount, currency }) =>
      html`<tr><td>${id}</td><td>${money(amount, currency)}</td><td>${button('dispute', 'Dispute', { charge: id })}</td></tr>`,
  )}
${stripe.disputes
  .list({ status: 'needs_response' })
  .slice(0, SHOWN)
  .map(
    ({ id, amount, currency }) =>
      html`<tr><td>${id}</td><td>${money(amount, currency)}</td><td>${button('close-dispute', 'Win', { dispute: id, outcome: 'won' })}${button('close-dispute', 'Lose', { dispute: id, outcome: 'lost' })}</td></tr>`,
  )}
${stripe.refunds
  .list({ status: 'succeeded' })
  .slice(0, SHOWN)
  .map(
    ({ id, amount, currency }) =>
      html`<tr><td>${id}</td><td>${money(amount, currency)}</td><td>${button('fail-refund', 'Fail this refund', { refund: id })}</td></tr>`,
  )}
${razorpayRows(razorpay)}${paypalRows(paypal, button)}</tbody></table></div>
${payoutTable({ stripe, paypal }, button)}`,
  )
}

function button(action: string, label: string, fields: Readonly<Record<string, string | number>> = {}): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form method="post" action="/control/${action}">${hidden}<button>${label}</button></form>`
}

/** What a buyer's bank can do to payments of Razorpay. */
function razorpayRows({ payments, disputes, refunds }: Controlled['razorpay']): Html {
  const row = ({ id, amount, currency }: Amount, acts: readonly Html[]) =>
    html`<tr><td>${id}</td><td>${money(amount, currency)}</td><td>${acts}</td></tr>`
  return html`${payments
    .list({ status: 'captured' })
    .slice(0, SHOWN)
    .map((one) => row(one, [button('dispute', 'Dispute', { charge: one.id })]))}${disputes
    .list({ status: 'open' })
    .slice(0, SHOWN)
    .map((one) =>
      row(one, [
        button('close-dispute', 'Win', { dispute: one.id, outcome: 'won' }),
        button('close-dispute', 'Lose', { dispute: one.id, outcome: 'lost' }),
      ]),
    )}${refunds
    .list({ status: 'processed' })
    .slice(0, SHOWN)
    .map((one) => row(one, [button('fail-refund', 'Fail this refund', { refund: one.id })]))}`
}

interface Amount {
  readonly id: string
  readonly amount: number
  readonly currency: string
}
