import { expect, test } from 'vitest'
import { decideSource, type SourcePlan } from './decide-source.ts'

const TEAM: SourcePlan = { capabilities: ['plugins', 'source-files'], kinds: ['icon', 'illustration'] }
const PERSONAL: SourcePlan = { capabilities: ['colour-editor', 'plugins'], kinds: ['icon', '3d'] }

test.each([
  ['icon', false, [TEAM], true],
  ['icon', false, [PERSONAL, TEAM], true],
  ['icon', false, [PERSONAL], false],
  ['icon', false, [], false],
  ['icon', true, [], true],
  // The capability of one plan does not open the kinds of another.
  ['3d', false, [PERSONAL, TEAM], false],
] as const)('source files of a %s, bought: %s, plans: %j: %s', (kind, bought, plans, isAllowed) => {
  expect(decideSource(kind, { bought, plans })).toMatchObject(
    isAllowed ? { ok: true } : { ok: false, code: 'source-files-not-included' },
  )
})
