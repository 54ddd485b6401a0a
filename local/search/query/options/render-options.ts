import { PARAMS } from '#local/search/query/params/param-table.ts'
import { SETTINGS } from '#local/search/query/settings/setting-table.ts'
import { OPTIONS } from './option-table.ts'
import type { Support } from './support.ts'

/** The table of options as Markdown, one row for each, in alphabetical order. */
export function renderOptions(): string {
  const rows = Object.entries(OPTIONS satisfies Readonly<Record<string, Support>>).map(
    ([name, support]: readonly [string, Support]) =>
      `| \`${name}\` | ${scopeOf(name)} | ${support.status} | ${support.note ?? ''} |`,
  )
  return ['| Option | Of | Status | What is missing |', '|---|---|---|---|', ...rows].join('\n')
}

function scopeOf(name: string): string {
  const scopes = [
    ...(Object.hasOwn(PARAMS, name) ? ['search'] : []),
    ...(Object.hasOwn(SETTINGS, name) ? ['settings'] : []),
  ]
  return scopes.join(', ')
}
