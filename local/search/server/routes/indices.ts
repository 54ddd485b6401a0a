import type { Json } from '#local/search/model/record.ts'
import { replicasOf } from '#local/search/query/settings/replicas.ts'
import { ok } from '#local/search/server/http/answer.ts'
import type { Index } from '#local/search/server/indices/index-entry.ts'
import { accept, REFUSALS } from '#local/search/server/refusals.ts'
import type { Service } from '#local/search/server/service.ts'
import type { Command, Scope } from '#local/search/server/tasks/command.ts'
import { readObject } from './read-object.ts'
import { type Call, param, type Route } from './route.ts'
import { submitAndAnswer } from './submit.ts'

const PAGE_SIZE = 100

/** Lists, deletes, copies and moves indices, and reports the status of their tasks. */
export const INDEX_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/1/indexes',
    needs: 'listIndexes',
    handle: (call, service) => {
      const visible = service.registry.all().filter(({ name }) => call.access.mayUse(name))
      const items = visible.map((index) => listed(index, service))
      const page = call.query.get('page')
      if (page === null) return accept(ok({ items, nbPages: 1 }))
      const size = Number(call.query.get('hitsPerPage') ?? PAGE_SIZE) || PAGE_SIZE
      const from = (Number(page) || 0) * size
      return accept(ok({ items: items.slice(from, from + size), nbPages: Math.ceil(items.length / size) }))
    },
  },
  {
    method: 'DELETE',
    path: '/1/indexes/:index',
    needs: 'deleteIndex',
    handle: (call, service) =>
      submitAndAnswer(call, service, 'deletedAt', { type: 'delete-index', index: param(call, 'index') }),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/operation',
    needs: 'addObject',
    handle: (call, service) => {
      const body = readObject(call.body)
      if (!body.ok) return body
      const { operation, destination, scope = null } = body.value
      if (typeof destination !== 'string' || destination === '')
        return REFUSALS.request('destination is missing')
      if (!call.access.mayUse(destination)) return REFUSALS.indexNotForKey()
      const ends = { index: param(call, 'index'), to: destination }
      if (scope !== null && !isScopes(scope)) return REFUSALS.request('Invalid scope')
      const command = commandOf(operation, ends, scope)
      return command
        ? submitAndAnswer(call, service, 'updatedAt', command)
        : REFUSALS.request('Invalid operation')
    },
  },
  {
    method: 'GET',
    path: '/1/indexes/:index/task/:task',
    needs: 'addObject',
    handle: taskStatus,
  },
  {
    method: 'GET',
    path: '/1/task/:task',
    needs: 'editSettings',
    handle: taskStatus,
  },
]

function taskStatus(call: Call, { tasks, taskWarnings }: Service) {
  const id = Number(param(call, 'task'))
  if (!Number.isSafeInteger(id)) return REFUSALS.request('Invalid taskID')
  const status = tasks.isPublished(id) ? 'published' : 'notPublished'
  const warnings = taskWarnings.of(id)
  const answer = { status, pendingTask: status === 'notPublished' }
  return accept(ok(warnings.length > 0 ? { ...answer, warnings } : answer))
}

function listed(index: Index, { registry, tasks }: Service) {
  const link = registry.primaryOf(index.name)
  const pending = tasks.pendingOf(index.name)
  const store = registry.view(index.name)?.store
  const bytes = registry.bytesOf(index)
  return {
    name: index.name,
    createdAt: index.createdAt,
    updatedAt: index.updatedAt,
    entries: store?.size ?? 0,
    dataSize: bytes,
    fileSize: bytes,
    lastBuildTimeS: index.lastBuildTimeS,
    numberOfPendingTasks: pending,
    pendingTask: pending > 0,
    ...(link ? { primary: link.primary.name } : {}),
    ...(link?.virtual ? { virtual: true } : {}),
    ...(index.replicas.length > 0 ? { replicas: replicasOf(index.replicas).map(({ name }) => name) } : {}),
  }
}

function commandOf(
  operation: Json | undefined,
  ends: { readonly index: string; readonly to: string },
  scope: readonly Scope[] | null,
): Command | null {
  if (operation === 'move') return { type: 'move', ...ends }
  return operation === 'copy' ? { type: 'copy', ...ends, scope } : null
}

function isScopes(given: Json): given is readonly Scope[] {
  const scopes: readonly Json[] = ['settings', 'rules', 'synonyms']
  return Array.isArray(given) && given.every((each) => scopes.includes(each))
}
