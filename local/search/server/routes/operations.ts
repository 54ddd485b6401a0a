import type { Answer } from '#local/search/server/http/answer.ts'
import { ok } from '#local/search/server/http/answer.ts'
import { LOG_TYPES } from '#local/search/server/observe/request-log.ts'
import { accept, type Outcome } from '#local/search/server/refusals.ts'
import type { Service } from '#local/search/server/service.ts'
import type { Route } from './route.ts'

const LOGS_AT_ONCE = 10

/** Routes for the operator of the engine. */
export const OPERATION_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/1/isalive',
    needs: 'nothing',
    handle: () => accept(ok({ message: 'server is alive' })),
  },
  { method: 'GET', path: '/healthz', needs: 'nothing', handle: (_, service) => healthStatus(service) },
  {
    method: 'GET',
    path: '/metrics',
    needs: 'nothing',
    handle: (_, service) =>
      accept({
        status: 200,
        body: renderMetrics(service),
        contentType: 'text/plain; version=0.0.4; charset=utf-8',
      }),
  },
  {
    method: 'GET',
    path: '/1/logs',
    needs: 'logs',
    handle: ({ query }, { requests }) => {
      const logs = requests.list({
        offset: countOf(query.get('offset'), 0),
        length: countOf(query.get('length'), LOGS_AT_ONCE),
        index: query.get('indexName'),
        type: LOG_TYPES.find((type) => type === query.get('type')) ?? 'all',
      })
      return accept(ok({ logs }))
    },
  },
]

function countOf(given: string | null, otherwise: number): number {
  const count = Number(given ?? otherwise)
  return Number.isInteger(count) && count >= 0 ? Math.min(count, 1_000) : otherwise
}

function healthStatus({ memory, registry, tasks }: Service): Outcome<Answer> {
  return accept(
    ok({
      status: memory.isFull() ? 'full' : 'ok',
      memory: { usedBytes: memory.usedBytes(), mostBytes: memory.mostBytes },
      indices: registry.all().length,
      pendingTasks: tasks.length,
    }),
  )
}

function renderMetrics({ memory, metrics, registry, tasks }: Service): string {
  const { heapUsed } = process.memoryUsage()
  const own = registry.all().filter(({ content }) => content.store !== null)
  return metrics.render([
    {
      name: 'search_records',
      help: 'Records of each index that has its own',
      values: own.map(({ name, content }) => ({ label: name, value: content.store?.size ?? 0 })),
    },
    { name: 'search_memory_bytes', help: 'Memory of the process', values: one(memory.usedBytes()) },
    {
      name: 'search_memory_limit_bytes',
      help: 'Memory beyond which nothing is added',
      values: one(memory.mostBytes),
    },
    { name: 'search_heap_bytes', help: 'Memory of JavaScript objects', values: one(heapUsed) },
    {
      name: 'search_pending_tasks',
      help: 'Changes that are accepted and not carried out',
      values: one(tasks.length),
    },
  ])
}

function one(value: number) {
  return [{ label: null, value }]
}
