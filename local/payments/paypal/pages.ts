import { type Html, html, layout } from '../pages/layout.ts'
import type { Fields, PageAnswer } from '../pages/stripe.ts'
import { PaypalError } from './errors.ts'
import { FUNDINGS, isFunding } from './fundings.ts'
import type { Money } from './money.ts'
import type { Return } from './objects.ts'
import { approveOrder } from './orders.ts'
import { startSubscription } from './renew.ts'
import { find, type PaypalState } from './state.ts'

/** Answers the approval page of an order or a subscription; `fields` is the form of a POST, else null. */
export function answerPaypalPage(state: PaypalState, path: string, fields: Fields | null): PageAnswer {
  const [, id = ''] = /^\/paypal\/approve\/([\w-]+)$/.exec(path) ?? []
  try {
    return state.store.transaction(() =>
      state.orders.get(id) === null ? approveAgreement(state, id, fields) : approvePayment(state, id, fields),
    )
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error
    return { html: layout('Not possible', html`<p>${error.message}</p>`), status: error.status }
  }
}

function approvePayment(state: PaypalState, id: string, fields: Fields | null): PageAnswer {
  const order = find(state.orders, id)
  if (order.status !== 'PAYER_ACTION_REQUIRED') return over(order.status)
  if (fields?.act === 'abandon') return back(order._return.cancel_url, { token: id })
  const { funding = '' } = fields ?? {}
  if (!isFunding(funding)) return page(html`${printed(order.purchase_units[0].amount)}`, 'Pay now')
  approveOrder(state, order, funding)
  return back(order._return.return_url, { token: id, PayerID: 'SANDBOXBUYER1' })
}

function approveAgreement(state: PaypalState, id: string, fields: Fields | null): PageAnswer {
  const subscription = find(state.subscriptions, id)
  if (subscription.status !== 'APPROVAL_PENDING') return over(subscription.status)
  const { _return: addresses } = subscription
  if (fields?.act === 'abandon') return leave(addresses, id)
  const { funding = '' } = fields ?? {}
  const { name } = find(state.plans, subscription.plan_id)
  if (!isFunding(funding)) return page(html`${name}`, 'Agree & Subscribe')
  if (!FUNDINGS[funding].first)
    return page(html`${name}`, 'Agree & Subscribe', 'The card was declined. Choose another way to pay.')
  startSubscription(state, subscription, funding)
  return back(addresses.return_url, {
    subscription_id: id,
    ba_token: `BA-${id.slice(2)}`,
    token: id.slice(2),
  })
}

function leave({ cancel_url }: Return, id: string): PageAnswer {
  return back(cancel_url, { subscription_id: id })
}

function over(status: string): PageAnswer {
  return { html: layout('PayPal', html`<p>This payment is ${status.toLowerCase()}.</p>`) }
}

function page(what: Html, label: string, message: string | null = null): PageAnswer {
  const choices = Object.entries(FUNDINGS).map(
    ([name, { label: words }], index) =>
      html`<label><input type="radio" name="funding" value="${name}"${index === 0 ? html` checked` : ''}> ${words}</label>`,
  )
  const fault = message === null ? html`` : html`<p class="fault" role="alert">${message}</p>`
  return {
    html: layout(
      'PayPal',
      html`${fault}<p>${what}</p><form method="post"><fieldset><legend>Pay with</legend>${choices}</fieldset>
<div class="actions"><button class="main" name="act" value="approve">${label}</button>
<button name="act" value="abandon">Cancel and return</button></div></form>`,
    ),
  }
}

function back(address: string, parameters: Readonly<Record<string, string>>): PageAnswer {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return { location: url.href }
}

function printed({ value, currency_code: currency }: Money): string {
  return `${value} ${currency}`
}
