import type { CheckoutSession } from '../stripe/objects/session.ts'
import { sessionLines } from '../stripe/resources/checkout.ts'
import type { StripeState } from '../stripe/state.ts'
import { cardChoice, fault } from './cards.ts'
import { type Html, html, layout, money } from './layout.ts'

/** The hosted checkout: what is bought, the test cards, and the way back. */
export function checkoutPage(
  state: StripeState,
  session: CheckoutSession,
  message: string | null = null,
): string {
  const { amount_total, currency, status } = session
  if (status !== 'open')
    return layout('Checkout', html`<p>This checkout is ${status === 'complete' ? 'paid' : 'expired'}.</p>`)
  return layout(
    'Checkout',
    html`${fault(message)}${lines(state, session)}
<form method="post">
${email(state, session)}
<label class="text">Name on the card <input name="name" autocomplete="name" maxlength="200"></label>
<label class="text">Country (two letters) <input name="country" maxlength="2" pattern="[A-Za-z]{2}" autocomplete="country"></label>
${cardChoice()}
<div class="actions"><button class="main" name="act" value="pay">Pay ${money(amount_total, currency)}</button>
<button name="act" value="abandon" formnovalidate>Return without paying</button></div>
</form>`,
  )
}

/** The bank's page, shown between the choice of a card and the payment. */
export function confirmationPage(fields: Readonly<Record<string, string>>): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return layout(
    '3-D Secure',
    html`<p>The bank of this test card asks you to confirm the payment.</p>
<form method="post">${hidden}<div class="actions">
<button class="main" name="act" value="confirm">Confirm the payment</button>
<button name="act" value="fail">Fail the confirmation</button></div></form>`,
  )
}

function lines(state: StripeState, session: CheckoutSession): Html {
  const { amount_total, currency, total_details, _subscription } = session
  const trial = _subscription.trial_period_days ?? _subscription.trial_end
  return html`<table><thead><tr><th scope="col">Item</th><th scope="col">Amount</th></tr></thead><tbody>
${sessionLines(state, session).map(({ description, quantity, amount_total: amount, price }) => {
  const every = price.recurring ? ` for each ${price.recurring.interval}` : ''
  return html`<tr><td>${quantity} × ${description}</td><td>${money(amount, currency)}${every}</td></tr>`
})}
${total_details.amount_discount > 0 ? html`<tr><td>Discount</td><td>-${money(total_details.amount_discount, currency)}</td></tr>` : html``}
<tr><th scope="row">Due today${trial ? ' (a trial comes first)' : ''}</th><td><strong>${money(amount_total, currency)}</strong></td></tr></tbody></table>`
}

function email(state: StripeState, session: CheckoutSession): Html {
  const known = session.customer ? state.customers.get(session.customer)?.email : session.customer_email
  return html`<label class="text">E-mail <input type="email" name="email" required autocomplete="email" value="${known ?? ''}"${known ? html` readonly` : ''}></label>`
}
