import { expect, it } from 'vitest'
import type { Notification } from '#domain/contract/notifications.ts'
import { destinationOf } from './destination.ts'

const id = '2f0f3f5e-3c8e-4d0c-9a55-1d7d2c1f4b11'
const notification = { id, created_at: '2026-11-21T12:00:00.000Z', read_at: null }
const withdrawn = (change: 'retired' | 'licence'): Notification => ({
  ...notification,
  type: 'asset-withdrawn',
  change,
  asset: { slug: 'heart-1', kind: 'icon', free: true, title: 'Heart' },
  preview: null,
})
const published: Notification = {
  ...notification,
  type: 'contributor-published',
  contributor: { username: 'ada', name: 'Ada' },
  count: 2,
  preview: null,
}

it('leads to what it is about, in the language of the page, and says which it is', () => {
  expect(destinationOf(published, 'ja')).toBe(`/jp/contributors/ada?nmr=${id}`)
  expect(destinationOf(withdrawn('licence'), 'en')).toBe(`/en/free-icon/heart-1?nmr=${id}`)
  expect(destinationOf({ ...notification, type: 'welcome' }, 'de')).toBe(`/de?nmr=${id}`)
  expect(destinationOf({ ...notification, type: 'security', event: 'new-device', device: null }, 'en')).toBe(
    `/en/dashboard/profile?nmr=${id}`,
  )
})

it('leads from a payment to the page where it is seen or repaired', () => {
  const payment = { ...notification, type: 'payment', title: 'Pro', amount: null, until: null } as const
  expect(destinationOf({ ...payment, event: 'payment-failed' }, 'en')).toBe(
    `/en/dashboard/subscriptions?nmr=${id}`,
  )
  expect(destinationOf({ ...payment, event: 'payment-refunded' }, 'en')).toBe(
    `/en/dashboard/transactions?nmr=${id}`,
  )
})

it('never leads to the page of something that has none any more', () => {
  expect(destinationOf(withdrawn('retired'), 'en')).toBe(`/en/dashboard/downloads?nmr=${id}`)
})
