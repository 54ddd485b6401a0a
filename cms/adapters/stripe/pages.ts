import { askFor } from './answers.ts'

interface Listed<T> {
  readonly object: 'list'
  readonly data: readonly T[]
  readonly has_more: boolean
}

/** The largest page that Stripe gives. */
const PER_PAGE = 100

/** The objects of all pages of a list. */
export async function* pagesOf<T extends { readonly id?: string }>(
  list: (page: { limit: number; starting_after?: string }) => Promise<Listed<T>>,
): AsyncGenerator<T & { readonly id: string }> {
  let last: string | undefined
  do {
    const after = last
    const page = await askFor<Listed<T>>('list', () =>
      list({ limit: PER_PAGE, ...(after === undefined ? {} : { starting_after: after }) }),
    )
    last = undefined
    for (const one of page.data) {
      if (one.id === undefined) continue
      yield { ...one, id: one.id }
      if (page.has_more) last = one.id
    }
  } while (last !== undefined)
}
