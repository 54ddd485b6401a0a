import { describe, expect, it } from 'vitest'
import { RULE_EXAMPLES } from './examples.ts'
import { LINT_RULE_CODES } from './rule-codes.ts'
import { exampleRows, limitsInText, RULE_GROUP_CODES, rulesOfGroup } from './rule-page.ts'

describe('the pages of the rules', () => {
  it('list each rule in exactly one group', () => {
    expect(RULE_GROUP_CODES.flatMap(rulesOfGroup).toSorted()).toEqual([...LINT_RULE_CODES].toSorted())
  })

  it.each(LINT_RULE_CODES)('%s shows how its examples differ, in words or drawings', (rule) => {
    const { good, bad } = RULE_EXAMPLES[rule]
    const isDrawn = good.svg !== undefined && bad.svg !== undefined
    expect(isDrawn ? good.svg !== bad.svg || bad.existing !== undefined : exampleRows(rule).length > 0).toBe(
      true,
    )
  })

  it('give limits in the units of their texts', () => {
    expect(limitsInText('L303')).toEqual({ itemLeast: 3, itemMost: 12, packLeast: 19 })
    expect(limitsInText('L403')).toEqual({ least: 2 })
    expect(limitsInText('L413')).toEqual({ most: 12.5 })
    expect(limitsInText('L604')).toEqual({ icon: 50, animation: 1_000, model: 10_000 })
    expect(limitsInText('L101')).toEqual({})
  })

  it('show values in words and with units', () => {
    expect(exampleRows('L302')).toEqual([
      { fact: 'generativeAi', good: { word: 'no' }, bad: { word: 'missing' } },
    ])
    expect(exampleRows('L403')).toEqual([
      { fact: 'duration', good: { number: 3, unit: 's' }, bad: { number: 1.2, unit: 's' } },
    ])
    expect(exampleRows('L409').map(({ fact }) => fact)).toEqual(['packStroke'])
  })
})
