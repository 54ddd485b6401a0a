import { AsyncLocalStorage } from 'node:async_hooks'
import { type MarkupStore, SHARED_STORAGE, type WithStorage } from './markup-store.ts'

/** Runs the handler of one request with a store of its own, which ends with the request. */
export function withMarkupStore<T>(handle: () => T): T {
  return storage.run(new Map(), handle)
}

const storage = new AsyncLocalStorage<MarkupStore>()
const shared: WithStorage = globalThis
shared[SHARED_STORAGE] = storage
