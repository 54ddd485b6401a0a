import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { verifyWebhook } from './webhooks.ts'

const SECRET = 'whsec_test'
const NOW = 1_800_000_000_000
const stripe = new Stripe('sk_test_webhooks')
const body = JSON.stringify({
  object: 'event',
  id: 'evt_1',
  type: 'invoice.paid',
  data: { object: { id: 'in_1' } },
})

function verify({
  sent = body,
  signed = body,
  secret = SECRET,
  seconds = 0,
}: {
  sent?: string
  signed?: string
  secret?: string
  seconds?: number
} = {}) {
  const signature = stripe.webhooks.generateTestHeaderString({
    payload: signed,
    secret,
    timestamp: NOW / 1000 + seconds,
  })
  return verifyWebhook(stripe, SECRET, {
    body: sent,
    headers: new Headers({ 'Stripe-Signature': signature }),
    now: NOW,
  })
}

describe('a webhook', () => {
  it('with a valid signature is accepted with what it is about', () => {
    expect(verify()).toEqual({ id: 'evt_1', type: 'invoice.paid', object: 'in_1' })
  })

  it.each([-300, -299, 299, 300])('signed %d seconds from now is accepted', (seconds) => {
    expect(verify({ seconds })).not.toBeNull()
  })

  it.each([-301, 301, -86_400, 86_400 * 365])('signed %d seconds from now is refused', (seconds) => {
    expect(verify({ seconds })).toBeNull()
  })

  it('whose body was changed after signing is refused', () => {
    expect(verify({ sent: body.replace('in_1', 'in_2') })).toBeNull()
    expect(verify({ sent: `${body} ` })).toBeNull()
  })

  it('signed with another secret is refused', () => {
    expect(verify({ secret: 'whsec_other' })).toBeNull()
  })

  it.each(['{}', 'null', '[]', '{"object":"event"}'])('with the signed body %s is refused', (sent) => {
    expect(verify({ sent, signed: sent })).toBeNull()
  })

  it.each(['', 't=1800000000', 'v1=00', 't=x,v1=00', 't=1800000000,v1=00'])(
    'with the signature "%s" is refused',
    (signature) => {
      const headers = new Headers({ 'Stripe-Signature': signature })
      expect(verifyWebhook(stripe, SECRET, { body, headers, now: NOW })).toBeNull()
    },
  )
})
