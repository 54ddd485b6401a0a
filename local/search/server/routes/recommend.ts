import { REFUSALS } from '#local/search/server/refusals.ts'
import type { Route } from './route.ts'

/** Recommendations are trained models of Algolia's: there are none here, and Algolia's words for that. */
export const RECOMMEND_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    needs: 'search',
    handle: () => REFUSALS.noModel('recommend'),
  },
]
