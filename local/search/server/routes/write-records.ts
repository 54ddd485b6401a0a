import type { Json } from '#local/search/model/record.ts'
import { readDeleteBy } from '#local/search/server/changes/delete-by.ts'
import type { Answer } from '#local/search/server/http/answer.ts'
import { type Action, objectIDOf, readWriteRequest } from '#local/search/server/records/write-request.ts'
import { accept, type Outcome } from '#local/search/server/refusals.ts'
import type { Service } from '#local/search/server/service.ts'
import { readObject } from './read-object.ts'
import { type Call, param, type Route } from './route.ts'
import { submitAndAnswer } from './submit.ts'

/** Changes of single records, and of all that match filters. */
export const WRITE_RECORD_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/:index',
    needs: 'addObject',
    handle: async (call, service) => {
      const saved = await write(call, service, 'addObject', 'createdAt')
      return saved.ok ? accept({ ...saved.value, status: 201 }) : saved
    },
  },
  {
    method: 'PUT',
    path: '/1/indexes/:index/:objectID',
    needs: 'addObject',
    handle: (call, service) => write(call, service, 'updateObject', 'updatedAt'),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/:objectID/partial',
    needs: 'addObject',
    handle: (call, service) => {
      const creates = call.query.get('createIfNotExists') !== 'false'
      return write(
        call,
        service,
        creates ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate',
        'updatedAt',
      )
    },
  },
  {
    method: 'DELETE',
    path: '/1/indexes/:index/:objectID',
    needs: 'deleteObject',
    handle: (call, service) => {
      const requests = [{ action: 'deleteObject', body: { objectID: param(call, 'objectID') } }] as const
      return submitAndAnswer(call, service, 'deletedAt', {
        type: 'batch',
        index: param(call, 'index'),
        requests,
      })
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/deleteByQuery',
    needs: 'deleteIndex',
    handle: (call, service) => {
      const params = readObject(call.body)
      if (!params.ok) return params
      const filter = readDeleteBy(params.value)
      if (!filter.ok) return filter
      const command = { type: 'delete-by', index: param(call, 'index'), params: params.value } as const
      return submitAndAnswer(call, service, 'updatedAt', command)
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/clear',
    needs: 'deleteIndex',
    handle: (call, service) =>
      submitAndAnswer(call, service, 'updatedAt', { type: 'clear', index: param(call, 'index') }),
  },
]

/** One step, from the body and the `objectID` of the path, if it has one. */
async function write(
  call: Call,
  service: Service,
  action: Action,
  accepted: 'createdAt' | 'updatedAt',
): Promise<Outcome<Answer>> {
  const given = readObject(call.body)
  if (!given.ok) return given
  const { objectID } = call.params
  const body: Json = objectID === undefined ? given.value : { ...given.value, objectID }
  const request = readWriteRequest({ action, body })
  if (!request.ok) return request
  const command = { type: 'batch', index: param(call, 'index'), requests: [request.value] } as const
  return submitAndAnswer(call, service, accepted, command, { objectID: objectIDOf(request.value) ?? '' })
}
