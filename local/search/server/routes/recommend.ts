import { REFUSALS } from '#local/search/server/refusals.ts'
import type { Route } from './route.ts'

/** Refuses recommendations with Algolia's message, as they need Algolia's trained models. */
export const RECOMMEND_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    needs: 'search',
    handle: () => REFUSALS.noModel('recommend'),
  },
]
