import { expect, it } from 'vitest'
import type { InlineOutcome } from '#domain/contract/checkout.ts'
import { type InlinePage, openInline } from './open-inline.ts'

const ORDER = '0b5d3c1e-7c55-4a0a-9a44-0f3a2b1c4d5e'
const JS = { link: 'https://checkout.test/v1.js', script: `/api/v2/orders/${ORDER}/checkout.js` }
const DONE = '/en/payment-confirmation?order=1'
const PAID = { outcome: 'paid', order: ORDER, payment: 'pay_1', signature: 's' } as const

/** A page whose gateway tells these outcomes once its window is open. */
function openPage(outcomes: readonly InlineOutcome[], change: Partial<InlinePage> = {}) {
  const calls: string[] = []
  let hear: (outcome: InlineOutcome) => void = () => {}
  const tellAll = () => {
    for (const one of outcomes) hear(one)
  }
  const page: InlinePage = {
    load: async (url) => {
      calls.push(`load ${url}`)
      if (url === JS.script) queueMicrotask(tellAll)
    },
    listen: (listener) => {
      hear = listener
      return () => calls.push('stop')
    },
    failed: () => calls.push('failed'),
    dismissed: () => calls.push('dismissed'),
    confirm: async ({ payment, signature }) => {
      calls.push(`confirm ${payment} ${signature}`)
      return true
    },
    go: (url) => calls.push(`go ${url}`),
    ...change,
  }
  return { calls, page }
}

const LOADED = [`load ${JS.link}`, `load ${JS.script}`]

it('loads the script of the gateway before it runs the other, and leads on after a payment', async () => {
  const { calls, page } = openPage([PAID])
  await openInline(JS, DONE, page)
  expect(calls).toEqual([...LOADED, 'confirm pay_1 s', `go ${DONE}`, 'stop'])
})

it('stays on the page when the window is closed', async () => {
  const { calls, page } = openPage([{ outcome: 'dismissed', order: ORDER }])
  await openInline(JS, DONE, page)
  expect(calls).toEqual([...LOADED, 'dismissed', 'stop'])
})

it('shows each failure, and waits for another payment in the same window', async () => {
  const failed = { outcome: 'failed', order: ORDER } as const
  const { calls, page } = openPage([failed, failed, PAID])
  await openInline(JS, DONE, page)
  expect(calls).toEqual([...LOADED, 'failed', 'failed', 'confirm pay_1 s', `go ${DONE}`, 'stop'])
})

it('does not lead on when the server refuses the proof', async () => {
  const { calls, page } = openPage([PAID], { confirm: async () => false })
  await openInline(JS, DONE, page)
  expect(calls).toEqual([...LOADED, 'stop'])
})

it('stops listening when a script does not load', async () => {
  const load = () => Promise.reject(new Error('blocked'))
  const { calls, page } = openPage([], { load })
  await expect(openInline(JS, DONE, page)).rejects.toThrow('blocked')
  expect(calls).toEqual(['stop'])
})
