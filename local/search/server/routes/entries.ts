import type { Json } from '#local/search/model/record.ts'
import { acceptAll, type Result } from '#local/search/query/refusal.ts'
import { readRule } from '#local/search/query/rules/read-rule.ts'
import { warningsForRule } from '#local/search/query/rules/rule-warnings.ts'
import { searchRules } from '#local/search/query/rules/search-rules.ts'
import { readSynonym } from '#local/search/query/synonyms/read-synonym.ts'
import { searchSynonyms } from '#local/search/query/synonyms/search-synonyms.ts'
import { ok } from '#local/search/server/http/answer.ts'
import type { Config, EntriesChange } from '#local/search/server/indices/config.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import type { Service } from '#local/search/server/service.ts'
import type { Command } from '#local/search/server/tasks/command.ts'
import { readObject, readObjects } from './read-object.ts'
import { type Call, isSet, param, type Route } from './route.ts'
import { submitAndAnswer } from './submit.ts'

type Body = { readonly [name: string]: Json }
type Target = { readonly index: string; readonly forward: boolean }

/** A kind of list in an index's configuration, at `/1/indexes/:index/<path>`. */
interface Kind<Entry extends { readonly objectID: string }> {
  readonly path: string
  readonly entriesOf: (config: Config) => readonly Entry[]
  readonly read: (body: Body) => Result<Entry>
  readonly search: (entries: readonly Entry[], body: Body) => Outcome<unknown>
  readonly command: (target: Target, change: EntriesChange<Entry>) => Command
  /** The parameter with which a batch replaces all entries. */
  readonly replaces: string
  /** The name of the `objectID` in the response to a saved entry. */
  readonly idName: string
  readonly removedAt: 'updatedAt' | 'deletedAt'
  /** One sentence for each part of an entry that has no effect. */
  readonly warningsFor: (entry: Entry) => readonly string[]
}

/**
 * Rules (records that merchandisers pin, hide and change) and synonyms: saved, searched and removed by the
 * same endpoints.
 */
export const ENTRY_ROUTES: readonly Route[] = [
  ...routesOf({
    path: 'rules',
    entriesOf: ({ rules }) => rules,
    read: readRule,
    search: searchRules,
    command: (target, change) => ({ type: 'rules', ...target, ...change }),
    replaces: 'clearExistingRules',
    idName: 'objectID',
    removedAt: 'updatedAt',
    warningsFor: warningsForRule,
  }),
  ...routesOf({
    path: 'synonyms',
    entriesOf: ({ synonyms }) => synonyms,
    read: readSynonym,
    search: searchSynonyms,
    command: (target, change) => ({ type: 'synonyms', ...target, ...change }),
    replaces: 'replaceExistingSynonyms',
    idName: 'id',
    removedAt: 'deletedAt',
    warningsFor: () => [],
  }),
]

function routesOf<Entry extends { readonly objectID: string }>(kind: Kind<Entry>): readonly Route[] {
  const root = `/1/indexes/:index/${kind.path}`
  const listOf = (call: Call, { registry }: Service): Outcome<readonly Entry[]> => {
    const index = registry.get(param(call, 'index'))
    return index ? accept(kind.entriesOf(index.content.config)) : REFUSALS.noIndex(param(call, 'index'))
  }
  const commandFor = (call: Call, change: Partial<EntriesChange<Entry>>) =>
    kind.command(
      { index: param(call, 'index'), forward: isSet(call, 'forwardToReplicas') },
      { put: [], remove: [], replaceAll: false, ...change },
    )
  return [
    {
      method: 'POST',
      path: `${root}/search`,
      needs: 'settings',
      handle: (call, service) => {
        const entries = listOf(call, service)
        const body = readObject(call.body)
        if (!entries.ok) return entries
        if (!body.ok) return body
        const found = kind.search(entries.value, body.value)
        return found.ok ? accept(ok(found.value)) : found
      },
    },
    {
      method: 'POST',
      path: `${root}/batch`,
      needs: 'editSettings',
      handle: (call, service) => {
        const given = readObjects(call.body)
        const put = given.ok ? acceptAll(given.value.map(kind.read)) : given
        if (!put.ok) return put
        const change = { put: put.value, replaceAll: isSet(call, kind.replaces) }
        const warnings = [...new Set(put.value.flatMap(kind.warningsFor))]
        return submitAndAnswer(call, service, 'updatedAt', commandFor(call, change), {}, warnings)
      },
    },
    {
      method: 'POST',
      path: `${root}/clear`,
      needs: 'editSettings',
      handle: (call, service) =>
        submitAndAnswer(call, service, 'updatedAt', commandFor(call, { replaceAll: true })),
    },
    {
      method: 'GET',
      path: `${root}/:objectID`,
      needs: 'settings',
      handle: (call, service) => {
        const entries = listOf(call, service)
        if (!entries.ok) return entries
        const entry = entries.value.find(({ objectID }) => objectID === param(call, 'objectID'))
        return entry ? accept(ok(entry)) : REFUSALS.noRecord()
      },
    },
    {
      method: 'PUT',
      path: `${root}/:objectID`,
      needs: 'editSettings',
      handle: (call, service) => {
        const objectID = param(call, 'objectID')
        const given = readObject(call.body)
        const entry = given.ok ? kind.read({ ...given.value, objectID }) : given
        if (!entry.ok) return entry
        const command = commandFor(call, { put: [entry.value] })
        const more = { [kind.idName]: objectID }
        return submitAndAnswer(call, service, 'updatedAt', command, more, kind.warningsFor(entry.value))
      },
    },
    {
      method: 'DELETE',
      path: `${root}/:objectID`,
      needs: 'editSettings',
      handle: (call, service) =>
        submitAndAnswer(
          call,
          service,
          kind.removedAt,
          commandFor(call, { remove: [param(call, 'objectID')] }),
        ),
    },
  ]
}
