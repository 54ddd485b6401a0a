import type { Json } from '#local/search/model/record.ts'
import type { Rule } from '#local/search/query/rules/rule.ts'
import type { Synonym } from '#local/search/query/synonyms/synonym.ts'
import type { EntriesChange } from '#local/search/server/indices/config.ts'
import type { WriteRequest } from '#local/search/server/records/write-request.ts'

export type Scope = 'settings' | 'rules' | 'synonyms'

/** A change to the indices, checked and ready to be executed: now, or after a restart. */
export type Command =
  | { readonly type: 'batch'; readonly index: string; readonly requests: readonly WriteRequest[] }
  | { readonly type: 'delete-by'; readonly index: string; readonly params: { readonly [name: string]: Json } }
  | { readonly type: 'clear'; readonly index: string }
  | { readonly type: 'delete-index'; readonly index: string }
  | {
      readonly type: 'settings'
      readonly index: string
      readonly settings: { readonly [name: string]: Json }
      readonly forward: boolean
    }
  | ({ readonly type: 'rules'; readonly index: string; readonly forward: boolean } & EntriesChange<Rule>)
  | ({
      readonly type: 'synonyms'
      readonly index: string
      readonly forward: boolean
    } & EntriesChange<Synonym>)
  | {
      readonly type: 'copy'
      readonly index: string
      readonly to: string
      /** Null: records, settings, rules and synonyms. */
      readonly scope: readonly Scope[] | null
    }
  | { readonly type: 'move'; readonly index: string; readonly to: string }
