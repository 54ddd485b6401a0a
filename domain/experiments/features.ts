import type { Flag } from '#domain/experiments/flag.ts'

/** A condition of GrowthBook: each attribute is one of a list. */
type Condition = Readonly<Record<string, { readonly $in: readonly string[] }>>

interface Rule {
  readonly condition?: Condition
  readonly key: string
  readonly seed: string
  readonly hashAttribute: 'id'
  readonly hashVersion: 2
  readonly variations: readonly string[]
  readonly weights: readonly number[]
  readonly meta: readonly { readonly key: string }[]
}

/** The answer of GrowthBook's features API. */
export interface FeaturePayload {
  readonly status: 200
  readonly features: Readonly<
    Record<string, { readonly defaultValue: string; readonly rules: readonly Rule[] }>
  >
  readonly dateUpdated: string
}

/** Flags in the format of GrowthBook's features API. The value of a feature is the code of a variant. */
export function featuresOf(flags: readonly Flag[], updated: Date): FeaturePayload {
  return {
    status: 200,
    features: Object.fromEntries(
      flags.map((flag) => [flag.code, { defaultValue: flag.variants[0]?.code ?? '', rules: [ruleOf(flag)] }]),
    ),
    dateUpdated: updated.toISOString(),
  }
}

function ruleOf({ code, variants, locales, countries, plans, pages }: Flag): Rule {
  const whole = variants.reduce((sum, { weight }) => sum + weight, 0)
  const lists = { locale: locales, country: countries, plan: plans, page: pages }
  const conditions = Object.entries(lists).flatMap(([name, $in]): [string, { $in: readonly string[] }][] =>
    $in.length === 0 ? [] : [[name, { $in }]],
  )
  return {
    ...(conditions.length === 0 ? {} : { condition: Object.fromEntries(conditions) }),
    key: code,
    seed: code,
    hashAttribute: 'id',
    hashVersion: 2,
    variations: variants.map((variant) => variant.code),
    weights: variants.map(({ weight }) => (whole === 0 ? 0 : weight / whole)),
    meta: variants.map((variant) => ({ key: variant.code })),
  }
}
