import type { Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import type { Acl } from '#local/search/server/access/acl.ts'
import { ok } from '#local/search/server/http/answer.ts'
import { type Batch, objectIDsOf, readBatch } from '#local/search/server/records/read-batch.ts'
import { ACTIONS, type WriteRequest } from '#local/search/server/records/write-request.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import { type Call, param, type Route } from './route.ts'
import { submit } from './submit.ts'

/** Many changes in one request; each step needs its own right. */
export const BATCH_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/*/batch',
    needs: 'key',
    handle: async (call, service) => {
      const steps = await readSteps(call)
      if (!steps.ok) return steps
      const { given, requests } = steps.value
      const names = given.map(indexNameOf)
      if (names.includes('')) return REFUSALS.request('indexName is missing')
      if (!names.every((name) => call.access.mayUse(name))) return REFUSALS.indexNotForKey()
      const taskID = new Map<string, number>()
      for (const [index, own] of groupByIndex(names, requests)) {
        const task = await submit(service, { type: 'batch', index, requests: own })
        if (!task.ok) return task
        taskID.set(index, task.value)
      }
      return accept(ok({ taskID: Object.fromEntries(taskID), objectIDs: objectIDsOf(requests) }))
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/batch',
    needs: 'key',
    handle: async (call, service) => {
      const steps = await readSteps(call)
      if (!steps.ok) return steps
      const { requests, written } = steps.value
      const task = await submit(service, { type: 'batch', index: param(call, 'index'), requests }, written)
      return task.ok ? accept(ok({ taskID: task.value, objectIDs: objectIDsOf(requests) })) : task
    },
  },
]

async function readSteps({ body, access }: Call): Promise<Outcome<Batch>> {
  const batch = await readBatch(body)
  if (!batch.ok) return batch
  const actions = new Set(batch.value.requests.map(({ action }) => action))
  const needed = actions.size === 0 ? [EMPTY_BATCH_NEEDS] : [...actions].map((action) => ACTIONS[action])
  return needed.every((right) => access.allows(right)) ? batch : REFUSALS.rights()
}

/** An empty batch is a change too: it takes a task and a line of the journal. */
const EMPTY_BATCH_NEEDS: Acl = 'addObject'

function groupByIndex(names: readonly string[], requests: readonly WriteRequest[]) {
  const groups = new Map<string, WriteRequest[]>()
  for (const [at, request] of requests.entries()) {
    const name = names[at] ?? ''
    const group = groups.get(name)
    if (group) group.push(request)
    else groups.set(name, [request])
  }
  return groups
}

/** The index of a step; empty where it has none. */
function indexNameOf(step: Json): string {
  const name = isObject(step) ? step.indexName : undefined
  return typeof name === 'string' ? name : ''
}
