import { describeKey, readTerms } from '#local/search/server/access/api-key.ts'
import { created, ok } from '#local/search/server/http/answer.ts'
import { accept, REFUSALS } from '#local/search/server/refusals.ts'
import { readObject } from './read-object.ts'
import { param, type Route } from './route.ts'

/** Creates, changes, removes and restores keys; requires the admin key. */
export const KEY_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/1/keys',
    needs: 'admin',
    handle: ({ now }, { keys }) => accept(ok({ keys: keys.list(now).map((key) => describeKey(key, now)) })),
  },
  {
    method: 'POST',
    path: '/1/keys',
    needs: 'admin',
    handle: ({ body, now }, { keys }) => {
      const given = readObject(body)
      const terms = given.ok ? readTerms(given.value) : given
      if (!terms.ok) return terms
      return accept(created({ key: keys.add(terms.value, now).value, createdAt: now.toISOString() }))
    },
  },
  {
    method: 'GET',
    path: '/1/keys/:key',
    // A key may read its own description.
    needs: 'key',
    handle: (call, { keys }) => {
      const value = param(call, 'key')
      if (!call.access.isAdmin && call.access.key !== value) return REFUSALS.rights()
      const key = keys.find(value, call.now)
      return key && !keys.isAdmin(value) ? accept(ok(describeKey(key, call.now))) : REFUSALS.noKey()
    },
  },
  {
    method: 'PUT',
    path: '/1/keys/:key',
    needs: 'admin',
    handle: (call, { keys }) => {
      const given = readObject(call.body)
      const terms = given.ok ? readTerms(given.value) : given
      if (!terms.ok) return terms
      const key = param(call, 'key')
      if (!keys.change(key, terms.value)) return REFUSALS.noKey()
      return accept(ok({ key, updatedAt: call.now.toISOString() }))
    },
  },
  {
    method: 'DELETE',
    path: '/1/keys/:key',
    needs: 'admin',
    handle: (call, { keys }) =>
      keys.remove(param(call, 'key')) ? accept(ok({ deletedAt: call.now.toISOString() })) : REFUSALS.noKey(),
  },
  {
    method: 'POST',
    path: '/1/keys/:key/restore',
    needs: 'admin',
    handle: (call, { keys }) => {
      const key = keys.restore(param(call, 'key'))
      return key ? accept(ok({ key: key.value, createdAt: call.now.toISOString() })) : REFUSALS.noKey()
    },
  },
]
