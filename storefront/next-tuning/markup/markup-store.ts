/** Markup of the page that is rendered, by id. */
export type MarkupStore = Map<string, string>

/**
 * Where `with-markup-store.ts` keeps the store of each request. Next bundles one copy of this module for server
 * components and one for client components; all of them share it.
 */
export const SHARED_STORAGE = Symbol.for('motif.markup')

export type WithStorage = typeof globalThis & {
  [SHARED_STORAGE]?: { readonly getStore: () => MarkupStore | undefined }
}

/** The store of the request; null in browsers, where the part is off, in `next dev`, and during a build. */
export function markupStore(): MarkupStore | null {
  const shared: WithStorage = globalThis
  return shared[SHARED_STORAGE]?.getStore() ?? null
}
