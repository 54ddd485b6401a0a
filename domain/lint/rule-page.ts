import type { RevisionState } from '#domain/assets/revision-states.ts'
import { COMPLETE_WORK } from './complete-work.ts'
import { type Example, RULE_EXAMPLES } from './examples.ts'
import { LINT_RULE_CODES, type LintRule } from './rule-codes.ts'
import { ruleFacts } from './rules.ts'
import type { LintedWork } from './work.ts'

/** The sections of the list of rules, each with the first digits of its numbers. */
const RULE_GROUPS = {
  title: ['L1'],
  keywords: ['L2'],
  details: ['L3'],
  drawings: ['L40', 'L41', 'L420'],
  pictures: ['L421', 'L422', 'L423', 'L424'],
  animations: ['L43'],
  models: ['L44'],
  similar: ['L5'],
  files: ['L6'],
} as const satisfies Record<string, readonly string[]>

export type RuleGroup = keyof typeof RULE_GROUPS
export const RULE_GROUP_CODES = Object.keys(RULE_GROUPS) as readonly RuleGroup[]

export function rulesOfGroup(group: RuleGroup): readonly LintRule[] {
  return LINT_RULE_CODES.filter((rule) => RULE_GROUPS[group].some((start) => rule.startsWith(start)))
}

/** By how much a limit is divided to be read: cents as dollars, thousandths of a size in per cent. */
const DIVISORS: Readonly<Record<string, number>> = {
  cents: 100,
  milliseconds: 1_000,
  permille: 10,
  bytes: 1_000,
  millimetres: 1_000,
}

/** The limits of a rule in the units of its text: dollars, seconds, per cent, kB, metres; others unchanged. */
export function limitsInText(rule: LintRule): Readonly<Record<string, number>> {
  const { limits, unit } = ruleFacts(rule)
  const divisor = DIVISORS[unit ?? ''] ?? 1
  return Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, value / divisor]))
}

/** A value of an example: a text, words of the messages (`rules.values`), or a number with its unit. */
export type ExampleValue =
  | { readonly text: string }
  | { readonly word: ExampleWord }
  | { readonly number: number; readonly unit: '' | '%' | 's' | 'kB' | 'm' | 'px' | 'USD' }

type ExampleWord = 'yes' | 'no' | 'missing' | RevisionState

interface ExampleRow {
  readonly fact: ExampleFact
  readonly good: ExampleValue
  readonly bad: ExampleValue
}

/** The facts that examples show in words, each read from a work; null where the work has none. */
const EXAMPLE_FACTS = {
  title: ({ title }) => ({ text: title }),
  keywords: ({ keywords }) => ({ text: keywords.slice(0, 12).join(', ') }),
  keywordCount: ({ keywords }) => ({ number: keywords.length, unit: '' }),
  category: ({ hasCategory }) => ({ word: hasCategory ? 'yes' : 'missing' }),
  generativeAi: ({ generativeAi }) => ({
    word: generativeAi === null ? 'missing' : generativeAi ? 'yes' : 'no',
  }),
  price: ({ priceCents }) => (priceCents === null ? null : { number: priceCents / 100, unit: 'USD' }),
  fileName: ({ fileName }) => ({ text: fileName ?? '' }),
  state: ({ processing }) => ({ word: processing }),
  size: ({ width, height }) => ({ text: `${width} × ${height} px` }),
  bytes: ({ bytes }) => ({ number: (bytes ?? 0) / 1_000, unit: 'kB' }),
  border: ({ margins, width }) => ({
    number: Math.round(((margins?.left ?? 0) / (width ?? 1)) * 100),
    unit: '%',
  }),
  duration: ({ durationMs }) => ({ number: (durationMs ?? 0) / 1_000, unit: 's' }),
  frameRate: ({ frameRate }) => ({ number: frameRate ?? 0, unit: '' }),
  triangles: ({ triangles }) => ({ number: triangles ?? 0, unit: '' }),
  packStroke: ({ packStroke }) =>
    packStroke === null ? null : { number: Math.round((packStroke * 24) / 1_000), unit: 'px' },
  detail: ({ facts }) => percent(facts?.pixels?.detail),
  blocks: ({ facts }) => percent(facts?.pixels?.blocks),
  seam: ({ facts }) => percent(facts?.frames?.seam),
  emptyStart: ({ facts }) => (facts?.frames ? { word: facts.frames.isFirstEmpty ? 'yes' : 'no' } : null),
  materials: ({ facts }) => (facts?.model ? { number: facts.model.materials, unit: '' } : null),
  texture: ({ facts }) => {
    const texture = facts?.model?.textures[0]
    return texture === undefined ? null : { text: `${texture.width} × ${texture.height} px` }
  },
  length: ({ facts }) => (facts?.model ? { number: facts.model.size / 1_000, unit: 'm' } : null),
} as const satisfies Record<string, (work: LintedWork) => ExampleValue | null>

type ExampleFact = keyof typeof EXAMPLE_FACTS

/** What tells the good example of a rule from the bad one in words; drawings show the rest. */
export function exampleRows(rule: LintRule): readonly ExampleRow[] {
  const { good, bad } = RULE_EXAMPLES[rule]
  const [one, other] = [workOf(good), workOf(bad)]
  const facts = Object.keys(EXAMPLE_FACTS) as ExampleFact[]
  return facts.flatMap((fact) => {
    const [value, otherValue] = [EXAMPLE_FACTS[fact](one), EXAMPLE_FACTS[fact](other)]
    if (value === null || otherValue === null) return []
    const isShown = fact === 'packStroke' || JSON.stringify(value) !== JSON.stringify(otherValue)
    return isShown ? [{ fact, good: value, bad: otherValue }] : []
  })
}

function workOf({ change }: Example): LintedWork {
  return { ...COMPLETE_WORK, ...change }
}

function percent(permille: number | null | undefined): ExampleValue | null {
  return permille == null ? null : { number: Math.round(permille / 10), unit: '%' }
}
