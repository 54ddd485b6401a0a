import { z } from 'zod'
import { invalid } from '../errors.ts'
import { page, within } from '../paging.ts'
import * as P from '../parameters.ts'
import { get, post, type Route } from '../route.ts'
import { find, fresh } from '../state.ts'

const CONFIGURATION = 'bpc_1sandbox'
const events = z.strictObject({
  ...P.paging,
  created: P.created,
  delivery_success: P.flag.optional(),
  type: P.text.optional(),
  types: z.array(P.text).max(20).optional(),
})

export const portalRoutes: readonly Route[] = [
  post(
    '/v1/billing_portal/sessions',
    z.strictObject({
      configuration: P.id.optional(),
      customer: P.id,
      locale: P.text.optional(),
      return_url: P.text.optional(),
    }),
    (state, given) => {
      find(state.customers, 'customer', given.customer, 'customer')
      if (
        given.return_url !== undefined &&
        !/^https?:/.test(URL.canParse(given.return_url) ? new URL(given.return_url).protocol : '')
      )
        throw invalid('Not a valid URL', 'return_url', 'url_invalid')
      const { metadata: _, ...base } = fresh(state, 'bps_1', 'billing_portal.session')
      return state.portals.put({
        ...base,
        configuration: given.configuration ?? CONFIGURATION,
        customer: given.customer,
        flow: null,
        locale: given.locale ?? null,
        on_behalf_of: null,
        return_url: given.return_url ?? null,
        url: `${state.pagesUrl}/stripe/portal/${base.id}`,
      })
    },
  ),
  get('/v1/events', events, (state, { created, type, types, delivery_success: _, ...paging }) => {
    const wanted = types ?? (type === undefined ? [] : [type])
    const isWanted = (name: string) =>
      wanted.length === 0 ||
      wanted.some((one) => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))))
    const chosen = state.events.list().filter((one) => isWanted(one.type) && within(created, one.created))
    return page('/v1/events', chosen, paging)
  }),
  get('/v1/events/:id', P.none, (state, _, id) => find(state.events, 'event', id)),
]
