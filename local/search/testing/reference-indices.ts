import type { IndexRecord } from '#local/search/model/record.ts'
import { mergeSettings } from '#local/search/query/settings/read-settings.ts'
import { type Config, changeEntries, NO_CONFIG } from '#local/search/server/indices/config.ts'
import { updatePartially } from '#local/search/server/records/partial-update.ts'
import type { WriteRequest } from '#local/search/server/records/write-request.ts'
import type { Command } from '#local/search/server/tasks/command.ts'

export interface ReferenceIndex {
  readonly config: Config
  readonly records: Readonly<Record<string, IndexRecord>>
}

/** All indices by name, as plain values that the engine's files are compared with. */
export type ReferenceIndices = Readonly<Record<string, ReferenceIndex>>

const EMPTY: ReferenceIndex = { config: NO_CONFIG, records: {} }

/** The indices after a change, in the simplest implementation. Replicas are omitted. */
export function afterCommand(indices: ReferenceIndices, command: Command): ReferenceIndices {
  const own = indices[command.index]
  const put = (index: ReferenceIndex) => ({ ...indices, [command.index]: index })
  switch (command.type) {
    case 'batch':
      return afterBatch(indices, command.index, command.requests)
    case 'delete-by':
      return own ? put({ ...own, records: withoutGroup(own, String(command.params.filters)) }) : indices
    case 'clear':
      return own ? put({ ...own, records: {} }) : indices
    case 'delete-index':
      return without(indices, command.index)
    case 'settings': {
      const before = own ?? EMPTY
      const settings = mergeSettings(before.config.settings, command.settings)
      return put({ ...before, config: { ...before.config, settings } })
    }
    case 'rules':
    case 'synonyms': {
      const before = own ?? EMPTY
      const entries =
        command.type === 'rules'
          ? { rules: changeEntries(before.config.rules, command) }
          : { synonyms: changeEntries(before.config.synonyms, command) }
      return put({ ...before, config: { ...before.config, ...entries } })
    }
    case 'copy': {
      if (command.scope === null) return { ...indices, [command.to]: own ?? EMPTY }
      const target = indices[command.to] ?? EMPTY
      const parts = Object.fromEntries(command.scope.map((part) => [part, (own ?? EMPTY).config[part]]))
      return { ...indices, [command.to]: { ...target, config: { ...target.config, ...parts } } }
    }
    case 'move':
      return own && command.to !== command.index
        ? { ...without(indices, command.index), [command.to]: own }
        : indices
  }
}

function afterBatch(
  indices: ReferenceIndices,
  name: string,
  requests: readonly WriteRequest[],
): ReferenceIndices {
  let index = indices[name]
  for (const request of requests) {
    if ('body' in request) index = afterRequest(index ?? EMPTY, request)
    else if (request.action === 'delete') index = undefined
    else index &&= { ...index, records: {} }
  }
  return index ? { ...indices, [name]: index } : without(indices, name)
}

function afterRequest(
  index: ReferenceIndex,
  request: Extract<WriteRequest, { body: unknown }>,
): ReferenceIndex {
  const { objectID } = request.body
  if (request.action === 'deleteObject') return { ...index, records: without(index.records, objectID) }
  if (request.action === 'addObject' || request.action === 'updateObject') {
    return { ...index, records: { ...index.records, [objectID]: request.body } }
  }
  const before = index.records[objectID] ?? null
  if (before === null && request.action === 'partialUpdateObjectNoCreate') return index
  const { objectID: _, ...update } = request.body
  const updated = updatePartially(before, objectID, update)
  return updated ? { ...index, records: { ...index.records, [objectID]: updated } } : index
}

/** Filters match nothing in attributes that are not facets. */
function withoutGroup({ config, records }: ReferenceIndex, filter: string): ReferenceIndex['records'] {
  const isFacet = config.settings.attributesForFaceting?.includes('group') ?? false
  const group = filter.replace('group:', '')
  return Object.fromEntries(
    Object.entries(records).filter(([, record]) => !isFacet || record.group !== group),
  )
}

function without<T>(values: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name))
}
