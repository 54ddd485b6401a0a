import { describe, expect, it } from 'vitest'
import { COMPLETE_WORK } from '#domain/lint/complete-work.ts'
import { type Example, RULE_EXAMPLES } from '#domain/lint/examples.ts'
import { lint } from '#domain/lint/lint.ts'
import { LINT_RULE_CODES } from '#domain/lint/rule-codes.ts'
import type { LintResult } from '#domain/lint/work.ts'
import { canonicalSvg } from '#media/artwork/svg/canonical.ts'
import { geometrySignature } from '#media/artwork/svg/geometry.ts'
import { sanitiseSvg } from '#media/artwork/svg/sanitise.ts'
import { processOriginal } from '../process-original.ts'
import { UPLOAD_OPTIONS } from '../processed.ts'
import { bytesOf } from '../test-files.ts'
import { lintedArtwork } from './linted-artwork.ts'

/** The findings of an example: a drawing goes through the pipeline. */
async function findingsOf({ change, svg }: Example): Promise<readonly LintResult[]> {
  const work = { ...COMPLETE_WORK, ...change }
  if (svg === undefined) return lint(work)
  const { kind, fileName } = work
  const processed = await processOriginal(bytesOf(svg), { kind, ...UPLOAD_OPTIONS })
  expect(processed).toMatchObject({ ok: true })
  const artwork = lintedArtwork(processed, { kind, fileName: fileName ?? '' })
  return lint({ ...work, ...artwork, packStroke: work.packStroke })
}

describe('the examples of the rules', () => {
  it.each(LINT_RULE_CODES)('%s finds its bad example, and nothing in its good one', async (rule) => {
    const { good, bad } = RULE_EXAMPLES[rule]
    expect((await findingsOf(good)).map((result) => result.rule)).toEqual([])
    expect([...new Set((await findingsOf(bad)).map((result) => result.rule))]).toEqual([rule])
  })

  it('of copies have the same canonical text, and the same shapes', () => {
    const rootOf = (svg = '') => {
      const safe = sanitiseSvg(svg)
      if (!safe.ok) throw new Error(safe.code)
      return safe.value.root
    }
    const { L501, L502 } = RULE_EXAMPLES
    expect(canonicalSvg(rootOf(L501.bad.svg))).toBe(canonicalSvg(rootOf(L501.bad.existing)))
    expect(geometrySignature(rootOf(L502.bad.svg))).toBe(geometrySignature(rootOf(L502.bad.existing)))
    expect(canonicalSvg(rootOf(L502.bad.svg))).not.toBe(canonicalSvg(rootOf(L502.bad.existing)))
  })

  it.each(['L404', 'L405', 'L406', 'L410', 'L411', 'L415', 'L416', 'L419', 'L420'] as const)(
    '%s says where in the drawing the finding is',
    async (rule) => {
      const finding = (await findingsOf(RULE_EXAMPLES[rule].bad)).find((result) => result.rule === rule)
      expect(finding?.places[0]?.path).toMatch(/^\w+\[\d\]/)
      expect(finding?.places[0]?.element).toBeGreaterThan(0)
    },
  )
})
