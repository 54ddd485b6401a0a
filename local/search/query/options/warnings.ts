import { isDeepStrictEqual } from 'node:util'
import { PARAMS } from '#local/search/query/params/param-table.ts'
import { SETTINGS } from '#local/search/query/settings/setting-table.ts'
import { OPTIONS, type OptionName } from './option-table.ts'
import type { Support } from './support.ts'

const SUPPORT: Readonly<Record<string, Support>> = OPTIONS
const DEFAULTS: Readonly<Record<string, { readonly byDefault: unknown }>> = { ...PARAMS, ...SETTINGS }

/**
 * One sentence for each option whose value needs something that this engine does not support, beginning with
 * the option's name: `mode: words are searched, vectors are not`. Options that a client omits or sets to null
 * give none.
 *
 * @param said parsed parameters of a search, or settings
 */
export function warningsFor(said: Readonly<Partial<Record<OptionName, unknown>>>): readonly string[] {
  return Object.entries(said)
    .filter(([name, value]) => value !== null && value !== undefined && needsWarning(name, value))
    .map(([name]) => `${name}: ${SUPPORT[name]?.note ?? 'it has no effect'}`)
    .sort()
}

function needsWarning(name: string, value: unknown): boolean {
  const support = SUPPORT[name]
  if (!support || support.status === 'implemented') return false
  return support.isUnsupported
    ? support.isUnsupported(value)
    : !isDeepStrictEqual(value, DEFAULTS[name]?.byDefault)
}
