import type { Kind } from '#domain/assets/kinds.ts'
import type { LintRule } from './rule-codes.ts'

/** `error` blocks submitting; a `warning` is often a reason to send work back, a `hint` seldom. */
export const SEVERITIES = ['error', 'warning', 'hint'] as const
export type Severity = (typeof SEVERITIES)[number]

/** What a rule reads. `pack` are the other pieces of the same pack, `library` all existing assets. */
export const NEEDS = [
  'metadata',
  'drawing',
  'picture',
  'animation',
  'model',
  'file',
  'pack',
  'library',
] as const
export type Need = (typeof NEEDS)[number]

export type About = 'title' | 'keywords' | 'category' | 'generative_ai' | 'price' | 'artwork' | 'similar'

export interface RuleFacts {
  readonly severity: Severity
  /** The field or part of the submission that a finding is shown with. */
  readonly about: About
  readonly needs: Need
  /** The kinds that it concerns; null for all. */
  readonly kinds: readonly Kind[] | null
  /** The numbers that it compares with, all in `unit`. */
  readonly limits: Readonly<Record<string, number>>
  readonly unit: string | null
  /** Whether a safe automatic fix exists. */
  readonly isFixable: boolean
}

const ICONS = ['icon', 'animated-icon', 'unicon'] as const satisfies readonly Kind[]
const FRAMED = [...ICONS, 'kit-illustration'] as const satisfies readonly Kind[]

const metadata = { needs: 'metadata', kinds: null, limits: {}, unit: null, isFixable: false } as const
const drawing = {
  about: 'artwork',
  needs: 'drawing',
  kinds: null,
  limits: {},
  unit: null,
  isFixable: false,
} as const
const ofIcons = { ...drawing, kinds: ICONS } as const
const picture = { ...drawing, needs: 'picture' } as const
const animation = { ...drawing, needs: 'animation' } as const
const model = { ...drawing, needs: 'model', kinds: ['3d'] } as const
const file = { ...drawing, needs: 'file' } as const
const library = { ...metadata, about: 'similar', needs: 'library' } as const

/**
 * Every lint rule, by number: 1xx title, 2xx keywords, 3xx other details, 40x and 41x drawings, 42x pictures, 43x
 * animations, 44x models, 5xx similar works, 6xx files. Numbers are never reused. Findings have texts in the messages of
 * the console (`console.lint.<rule>`), the rule itself in those of the storefront (`rules.texts.<rule>`).
 */
export const LINT_RULES = {
  /** The title has no letter. */
  L101: { ...metadata, severity: 'error', about: 'title' },
  L102: { ...metadata, severity: 'error', about: 'title', limits: { most: 70 }, unit: 'characters' },
  /** The title repeats the kind or the format: "icon", "svg". */
  L103: { ...metadata, severity: 'warning', about: 'title' },
  /** A word of praise that describes nothing: "amazing". */
  L104: { ...metadata, severity: 'warning', about: 'title' },
  /** A number of pieces in the title, which changes with the pack. */
  L105: { ...metadata, severity: 'error', about: 'title' },
  /** The name of a well-known brand in the title. */
  L106: { ...metadata, severity: 'warning', about: 'title' },
  /** Spaces, underscores or capitals that a title does not have. */
  L107: { ...metadata, severity: 'hint', about: 'title', isFixable: true },
  L201: { ...metadata, severity: 'error', about: 'keywords', limits: { least: 3 }, unit: 'keywords' },
  L202: { ...metadata, severity: 'error', about: 'keywords', limits: { most: 50 }, unit: 'keywords' },
  /** A keyword with a number or a sign, or in another script. */
  L203: { ...metadata, severity: 'error', about: 'keywords' },
  /** A keyword that names the style: the style has a separate field. */
  L204: { ...metadata, severity: 'warning', about: 'keywords' },
  /** A keyword that repeats the kind or the format. */
  L205: { ...metadata, severity: 'error', about: 'keywords', isFixable: true },
  /** Two keywords that search treats as one: "heart" and "hearts". */
  L206: { ...metadata, severity: 'warning', about: 'keywords', isFixable: true },
  /** Every keyword is a word of the title. */
  L207: { ...metadata, severity: 'warning', about: 'keywords' },
  /** The name of a well-known brand among the keywords. */
  L208: { ...metadata, severity: 'warning', about: 'keywords' },
  L301: { ...metadata, severity: 'error', about: 'category' },
  /** The use of generative AI is not declared. */
  L302: { ...metadata, severity: 'error', about: 'generative_ai' },
  L303: {
    ...metadata,
    severity: 'error',
    about: 'price',
    limits: { itemLeast: 300, itemMost: 1200, packLeast: 1900 },
    unit: 'cents',
  },
  /** An icon that is a raster picture, which has no vector download. */
  L401: { ...file, severity: 'warning', kinds: ['icon'] },
  /** The drawing touches the edge of its view box. */
  L402: { ...drawing, severity: 'warning' },
  L403: {
    ...animation,
    severity: 'error',
    kinds: ['lottie'],
    limits: { least: 2_000 },
    unit: 'milliseconds',
  },
  L404: { ...drawing, severity: 'hint', isFixable: true },
  /** Points of a path without a line. */
  L405: { ...drawing, severity: 'warning' },
  /** A line whose ends meet without being joined. */
  L406: { ...drawing, severity: 'warning', limits: { gap: 10 }, unit: 'permille' },
  /** A stroke that disappears at the size at which the work is used: `icon` and `other` pixels. */
  L407: { ...drawing, severity: 'warning', limits: { least: 0.75, icon: 24, other: 512 }, unit: 'pixels' },
  L408: { ...ofIcons, severity: 'hint', limits: { most: 2 }, unit: 'widths' },
  /** A stroke width that the rest of the pack does not have. */
  L409: { ...ofIcons, severity: 'warning', needs: 'pack', limits: { most: 10 }, unit: 'percent' },
  /** Points that miss the grid by a rounding error. */
  L410: {
    ...ofIcons,
    severity: 'hint',
    isFixable: true,
    limits: { grid: 0.5, within: 0.01 },
    unit: 'units',
  },
  L411: { ...drawing, severity: 'warning', kinds: FRAMED, limits: { most: 10 }, unit: 'permille' },
  L412: { ...ofIcons, severity: 'warning' },
  L413: { ...ofIcons, severity: 'hint', limits: { most: 125 }, unit: 'permille' },
  L414: { ...drawing, severity: 'warning', limits: { icon: 1_000, other: 30_000 }, unit: 'points' },
  /** A raster picture inside a drawing. */
  L415: { ...drawing, severity: 'warning' },
  /** Text that is not converted to outlines. */
  L416: { ...drawing, severity: 'warning' },
  L417: { ...drawing, severity: 'hint', limits: { icon: 12, other: 64 }, unit: 'colours' },
  /** Colours that the eye cannot distinguish: distance in CIELAB. */
  L418: { ...drawing, severity: 'hint', limits: { least: 2.3 }, unit: 'deltaE' },
  L419: { ...drawing, severity: 'hint', isFixable: true },
  /** Filters and blend modes, which other programs do not read. */
  L420: { ...drawing, severity: 'warning' },
  L421: {
    ...picture,
    severity: 'warning',
    limits: { photo: 2_000, icon: 512, other: 1_000 },
    unit: 'pixels',
  },
  /** Fine detail as a share of coarser detail: a picture that was enlarged has none. */
  L422: { ...picture, severity: 'warning', limits: { least: 130 }, unit: 'permille' },
  L423: { ...picture, severity: 'hint', limits: { most: 100 }, unit: 'permille' },
  /** Steps at the borders of JPEG blocks, compared with those inside of them. */
  L424: { ...picture, severity: 'warning', limits: { most: 1_500 }, unit: 'permille' },
  L431: { ...animation, severity: 'warning', limits: { least: 24, most: 60 }, unit: 'framesPerSecond' },
  /** The last frame does not lead into the first. */
  L432: { ...animation, severity: 'warning', limits: { steps: 4, least: 50 }, unit: 'permille' },
  L433: { ...animation, severity: 'warning' },
  L441: { ...model, severity: 'warning', limits: { most: 100_000 }, unit: 'triangles' },
  L442: { ...model, severity: 'hint' },
  L443: { ...model, severity: 'warning' },
  L444: { ...model, severity: 'hint', limits: { least: 10, most: 100_000 }, unit: 'millimetres' },
  /** The same drawing as an existing asset. */
  L501: { ...library, severity: 'error' },
  /** The same shapes as an existing asset, in other colours, positions or sizes. */
  L502: { ...library, severity: 'warning' },
  /** Looks like an existing asset. */
  L503: { ...library, severity: 'warning' },
  /** The file is still being processed. */
  L601: { ...file, severity: 'error' },
  /** The file was refused. */
  L602: { ...file, severity: 'error' },
  /** A file name that describes nothing: "Untitled-1". */
  L603: { ...file, severity: 'hint' },
  L604: {
    ...file,
    severity: 'warning',
    limits: { icon: 50_000, animation: 1_000_000, model: 10_000_000 },
    unit: 'bytes',
  },
  /** The ending of the name is that of another format. */
  L605: { ...file, severity: 'hint' },
} as const satisfies Record<LintRule, RuleFacts>

/** The facts of a rule with their general types. */
export function ruleFacts(rule: LintRule): RuleFacts {
  return LINT_RULES[rule]
}

/** Kinds whose works are used at the size of an icon. */
export function isIconKind(kind: Kind): boolean {
  return (ICONS as readonly Kind[]).includes(kind)
}

export const MAX_TITLE = LINT_RULES.L102.limits.most
export const KEYWORDS = { least: LINT_RULES.L201.limits.least, most: LINT_RULES.L202.limits.most } as const
