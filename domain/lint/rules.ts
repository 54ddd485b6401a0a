/**
 * Every lint rule of submissions, by number: 1xx title, 2xx keywords, 3xx other details, 4xx artwork, 5xx similar
 * works, 6xx processing. Numbers are never reused. An `error` blocks submitting. Texts are in the messages of the console
 * under `console.lint.<rule>`.
 */
export const LINT_RULES = {
  /** The title has no letter. */
  L101: { severity: 'error', about: 'title' },
  /** The title is longer than 70 characters. */
  L102: { severity: 'error', about: 'title' },
  /** The title repeats the kind or the format: "icon", "svg". */
  L103: { severity: 'warning', about: 'title' },
  /** Fewer than 3 keywords. */
  L201: { severity: 'error', about: 'keywords' },
  /** More than 50 keywords. */
  L202: { severity: 'error', about: 'keywords' },
  /** A keyword with a number or a sign. */
  L203: { severity: 'error', about: 'keywords' },
  /** A keyword that names the style: the style has a separate field. */
  L204: { severity: 'warning', about: 'keywords' },
  /** A keyword that repeats the kind or the format. */
  L205: { severity: 'error', about: 'keywords' },
  /** No category. */
  L301: { severity: 'error', about: 'category' },
  /** The use of generative AI is not declared. */
  L302: { severity: 'error', about: 'generative_ai' },
  /** An icon that is a raster picture, which has no vector download. */
  L401: { severity: 'warning', about: 'artwork' },
  /** The drawing touches the edge of its view box. */
  L402: { severity: 'warning', about: 'artwork' },
  /** An animation shorter than 2 seconds. */
  L403: { severity: 'error', about: 'artwork' },
  /** The same drawing as an existing asset. */
  L501: { severity: 'error', about: 'similar' },
  /** The same shapes as an existing asset, in other colours, positions or sizes. */
  L502: { severity: 'warning', about: 'similar' },
  /** Looks like an existing asset. */
  L503: { severity: 'warning', about: 'similar' },
  /** The file is still being processed. */
  L601: { severity: 'error', about: 'artwork' },
  /** The file was refused. */
  L602: { severity: 'error', about: 'artwork' },
} as const satisfies Record<string, { severity: Severity; about: string }>

type Severity = 'error' | 'warning'

export type LintRule = keyof typeof LINT_RULES
export const LINT_RULE_CODES = Object.keys(LINT_RULES) as readonly LintRule[]

export const MAX_TITLE = 70
export const KEYWORDS = { least: 3, most: 50 } as const
export const MIN_LOOP_MS = 2_000

/** Words that name a kind or a format: they match every work of it. */
export const KIND_WORDS: ReadonlySet<string> = new Set([
  'icon',
  'icons',
  'illustration',
  'illustrations',
  'vector',
  'svg',
  'png',
  'lottie',
  'animation',
  'template',
  'download',
])

/** Words that name a style. */
export const STYLE_WORDS: ReadonlySet<string> = new Set([
  'line',
  'outline',
  'outlined',
  'filled',
  'flat',
  'duotone',
  'glyph',
  'gradient',
  'isometric',
  'monochrome',
  'solid',
])
