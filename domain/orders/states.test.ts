import { describe, expect, it } from 'vitest'
import { ORDER_EDGES, ORDER_STATES, type OrderState, orderAfter } from './states.ts'

const STATES = Object.keys(ORDER_STATES) as OrderState[]

describe('an order', () => {
  it('reaches every state from pending', () => {
    const reached = new Set<OrderState>(['pending'])
    for (let round = 0; round < STATES.length; round += 1)
      for (const { from, to } of ORDER_EDGES) if (reached.has(from)) reached.add(to)
    expect([...reached].sort()).toEqual([...STATES].sort())
  })

  it('has one edge for each event and state', () => {
    const keys = ORDER_EDGES.map(({ event, from }) => `${event} ${from}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(['pending', 'failed', 'expired'] as const)('that is %s accepts money that arrives', (from) => {
    expect(orderAfter(from, 'pay')).toEqual({ ok: true, value: 'paid' })
  })

  it('is never unpaid again after it was paid', () => {
    const back = ORDER_EDGES.filter(({ from, to }) => ORDER_STATES[from].paid && !ORDER_STATES[to].paid)
    expect(back).toEqual([])
  })

  it('that was paid refuses to be paid, to fail and to expire', () => {
    for (const event of ['pay', 'fail', 'expire'] as const)
      expect(orderAfter('paid', event)).toMatchObject({ ok: false, code: 'state-changed' })
  })
})
