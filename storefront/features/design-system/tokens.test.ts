import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  COLOUR_ROLES,
  COLOUR_SCALES,
  SPACE_TOKENS,
  TYPE_TOKENS,
  UNSEEN_TOKENS,
} from '#domain/design-system/tokens.ts'

const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')

it('shows every token that the style sheet declares, and no other', () => {
  const declared = new Set([...css.matchAll(/^\s+(--[a-z][\w-]*):/gm)].map(([, name]) => name))
  const tables = [COLOUR_SCALES, COLOUR_ROLES, TYPE_TOKENS, SPACE_TOKENS]
  const shown = [...tables.flatMap((table) => Object.values(table).flat()), ...UNSEEN_TOKENS]
  expect(shown.toSorted()).toEqual([...declared].toSorted())
})
