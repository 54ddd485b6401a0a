import { ok } from '#local/search/server/http/answer.ts'
import { readEvents } from '#local/search/server/observe/event.ts'
import { accept, REFUSALS } from '#local/search/server/refusals.ts'
import { readObject } from './read-object.ts'
import type { Route } from './route.ts'

export const EVENT_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/events',
    needs: 'search',
    handle: async ({ body, access, now }, { events, metrics }) => {
      const given = readObject(body)
      const read = given.ok ? readEvents(given.value, now) : given
      if (!read.ok) return read
      if (!read.value.every(({ index }) => access.mayUse(index))) return REFUSALS.indexNotForKey()
      await events.append(read.value, now)
      for (const { eventType } of read.value) metrics.count('search_events_total', eventType)
      return accept(ok({ status: 200, message: 'OK' }))
    },
  },
]
