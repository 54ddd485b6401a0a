import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifyWebhook } from './webhooks.ts'

const SECRET = 'razorpay-webhooks'

const sign = (text: string, secret = SECRET) => createHmac('sha256', secret).update(text).digest('hex')

const eventOf = (event: string, payload: object) => JSON.stringify({ entity: 'event', event, payload })
const body = eventOf('payment.captured', { payment: { entity: { id: 'pay_1', amount: 598_800 } } })

function verify({
  sent = body,
  signature = sign(sent),
  id = 'evt1',
  secret = SECRET,
}: {
  sent?: string
  signature?: string
  id?: string | null
  secret?: string
} = {}) {
  const headers = new Headers({ 'X-Razorpay-Signature': signature })
  if (id !== null) headers.set('X-Razorpay-Event-Id', id)
  return verifyWebhook(secret, { body: sent, headers, now: 0 })
}

describe('a webhook', () => {
  it('with a valid signature is accepted with what it is about', () => {
    expect(verify()).toEqual({ id: 'evt1', type: 'payment.captured', object: 'pay_1' })
  })

  it.each([
    ['order.paid', { order: 'order_1', payment: 'pay_1' }, 'order_1'],
    ['refund.processed', { refund: 'rfnd_1', payment: 'pay_1' }, 'rfnd_1'],
    ['payment.dispute.created', { payment: 'pay_1', dispute: 'disp_1' }, 'disp_1'],
    ['invoice.paid', { invoice: 'inv_1' }, null],
    ['order.paid', { payment: 'pay_1' }, null],
  ])('%s with %o is about %s', (event, contained, object) => {
    const payload = Object.fromEntries(
      Object.entries(contained).map(([name, id]) => [name, { entity: { id } }]),
    )
    expect(verify({ sent: eventOf(event, payload) })).toMatchObject({ type: event, object })
  })

  it('whose body was changed after signing is refused', () => {
    expect(verify({ sent: body.replace('pay_1', 'pay_2'), signature: sign(body) })).toBeNull()
    expect(verify({ sent: `${body} `, signature: sign(body) })).toBeNull()
  })

  it('signed with another secret is refused', () => {
    expect(verify({ signature: sign(body, 'other') })).toBeNull()
  })

  it('is refused where the secret is empty, although the signature is right for it', () => {
    expect(verify({ secret: '', signature: sign(body, '') })).toBeNull()
  })

  it.each(['', '00', sign(body).toUpperCase(), `${sign(body)}00`, sign(body).slice(0, -1), 'é'.repeat(64)])(
    'with the signature "%s" is refused',
    (signature) => {
      expect(verify({ signature })).toBeNull()
    },
  )

  it.each([null, '', 'a b', 'x'.repeat(101)])('with the event id "%s" is refused', (id) => {
    expect(verify({ id })).toBeNull()
  })

  it.each(['', '{}', 'null', '[]', '{', '{"entity":"event","event":"payment.captured"}'])(
    'with the signed body %s is refused',
    (sent) => {
      expect(verify({ sent })).toBeNull()
    },
  )
})
