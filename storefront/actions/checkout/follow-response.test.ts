import { expect, it, vi } from 'vitest'
import { followResponse } from './follow-response.ts'

function openPage() {
  const calls: string[] = []
  const record = (name: string) => vi.fn((text?: string) => void calls.push(text ? `${name} ${text}` : name))
  return {
    calls,
    page: {
      address: () => 'https://motif.test/en/pricing',
      go: record('go'),
      reload: record('reload'),
      inline: async (js: { link: string; script: string }, url: string) =>
        void calls.push(`inline ${js.link} ${js.script} ${url}`),
      log: record('log'),
    },
  }
}

it.each([
  ['redirect', 'https://pay.test/c/1', ['go https://pay.test/c/1']],
  ['success', '/en/payment-confirmation?order=1', ['go /en/payment-confirmation?order=1']],
  ['success', 'https://motif.test/en/pricing', ['reload']],
  ['success', '/en/pricing', ['reload']],
  ['popup', '/x', ['log unhandled checkout type popup']],
])('follows %s to %s', async (checkout_type, checkout_url, expected) => {
  const { calls, page } = openPage()
  await followResponse({ checkout_type, checkout_url, js: null }, page)
  expect(calls).toEqual(expected)
})

it('opens an inline checkout with its scripts and the page after it', async () => {
  const { calls, page } = openPage()
  const js = { link: 'https://checkout.test/v1.js', script: '/api/v2/orders/1/checkout.js' }
  await followResponse({ checkout_type: 'inline', checkout_url: '/done', js }, page)
  expect(calls).toEqual(['inline https://checkout.test/v1.js /api/v2/orders/1/checkout.js /done'])
})

it('logs an inline checkout without scripts', async () => {
  const { calls, page } = openPage()
  await followResponse({ checkout_type: 'inline', checkout_url: '/done', js: null }, page)
  expect(calls).toEqual(['log an inline checkout without a script'])
})
