'use client'

import { useSyncExternalStore } from 'react'

/** What a checkout is running for: the plan id of an offer, or PayPal (spec section 4, "Subscribing"). */
export type LoadingKey = number | 'paypal'

const loading = new Set<LoadingKey>()
const listeners = new Set<() => void>()

/** Whether a checkout of this offer is running, in whichever part of the page it started. */
export function useLoading(key: LoadingKey): boolean {
  return useSyncExternalStore(
    subscribe,
    () => loading.has(key),
    () => false,
  )
}

/** Runs a checkout under its flag. @returns undefined when one is already running for it */
export async function whileLoading<T>(key: LoadingKey, work: () => Promise<T>): Promise<T | undefined> {
  if (loading.has(key)) return undefined
  change(() => loading.add(key))
  try {
    return await work()
  } finally {
    change(() => loading.delete(key))
  }
}

function change(by: () => void): void {
  by()
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
