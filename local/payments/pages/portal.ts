import { isRunning } from '../stripe/billing/subscription-machine.ts'
import type { Invoice } from '../stripe/objects/invoice.ts'
import type { PortalSession } from '../stripe/objects/session.ts'
import type { Subscription } from '../stripe/objects/subscription.ts'
import type { StripeState } from '../stripe/state.ts'
import { cardChoice, fault } from './cards.ts'
import { day, type Html, html, layout, money } from './layout.ts'

/** The customer portal: change the card, cancel or resume subscriptions, see invoices. */
export function portalPage(
  state: StripeState,
  session: PortalSession,
  message: string | null = null,
): string {
  const { customer, return_url } = session
  const subscriptions = state.subscriptions.list({ customer }).filter(({ status }) => isRunning(status))
  const methods = state.methods.list({ customer })
  return layout(
    'Billing',
    html`${return_url ? html`<p><a href="${return_url}">Return to the site</a></p>` : html``}${fault(message)}
<h2>Subscriptions</h2>
${subscriptions.length === 0 ? html`<p>There is no subscription.</p>` : subscriptions.map(subscriptionRow)}
<h2>Card</h2>
<p>${methods[0] ? `The newest card ends with ${methods[0].card.last4}.` : 'There is no card yet.'}</p>
<form method="post">${cardChoice()}<button name="act" value="card">Use this card</button></form>
<h2>Invoices</h2>
<div class="scroll"><table><thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">State</th><th scope="col">Amount</th></tr></thead><tbody>
${state.invoices.list({ customer }).map(invoiceRow)}</tbody></table></div>`,
  )
}

/** The page of an open invoice, where it is paid with another card. */
export function invoicePage(invoice: Invoice, message: string | null = null): string {
  return layout(
    `Invoice ${invoice.number ?? ''}`,
    html`${fault(message)}<p>${money(invoice.amount_due, invoice.currency)}, ${invoice.status}.</p>
${invoice.status === 'open' ? html`<form method="post">${cardChoice()}<button class="main" name="act" value="pay">Pay this invoice</button></form>` : html``}`,
  )
}

function subscriptionRow({ id, status, cancel_at_period_end, items }: Subscription): Html {
  const [item] = items.data
  const what = item ? `${item.quantity} × ${money(item.price.unit_amount, item.price.currency)}` : ''
  const until = item ? day(item.current_period_end) : ''
  const [act, label] = cancel_at_period_end
    ? ['resume', 'Resume']
    : ['cancel', 'Cancel at the end of the period']
  return html`<form method="post"><p>${what}, ${status}, ${cancel_at_period_end ? 'ends' : 'renews'} on ${until} UTC</p>
<input type="hidden" name="subscription" value="${id}"><button name="act" value="${act}">${label}</button></form>`
}

function invoiceRow({ number, created, status, amount_due, currency, hosted_invoice_url }: Invoice): Html {
  const name = number ?? 'draft'
  const link = hosted_invoice_url ? html`<a href="${hosted_invoice_url}">${name}</a>` : html`${name}`
  return html`<tr><td>${link}</td><td>${day(created)}</td><td>${status}</td><td>${money(amount_due, currency)}</td></tr>`
}
