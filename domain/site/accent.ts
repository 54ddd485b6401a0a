import { contrastRatio, relativeLuminance } from '#domain/assets/contrast.ts'
import { accept, type Result, refuseField } from '#domain/errors/catalogue.ts'

/** The accents of both themes, `#rrggbb`. */
export interface Accent {
  readonly light: string
  readonly dark: string
}

/** The grounds of pages in sRGB (`--bg` in storefront/ui/tokens.css). */
export const GROUNDS_OF_THEMES = { light: '#ffffff', dark: '#0e0f19' } as const satisfies Accent

/** The text on an accent (`--accent-fg`). */
const TEXT_ON_ACCENT = '#ffffff'
/** WCAG 2.2: text (1.4.3), and what is not text (1.4.11). */
const TEXT_CONTRAST = 4.5
const SHAPE_CONTRAST = 3
/** Steps in which a colour is mixed towards black or white. */
const STEPS = 20

function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text)
}

/**
 * Whether an accent can be read in both themes: white text on it, and itself as a shape on the page. Null where staff
 * entered no colours.
 */
export function checkAccent({
  light,
  dark,
}: {
  readonly light?: string | null
  readonly dark?: string | null
}): Result<Accent | null> {
  if (!light && !dark) return accept(null)
  if (!light || !isHexColour(light)) return refuseField('accentLight', 'accent-invalid')
  if (!dark || !isHexColour(dark)) return refuseField('accentDark', 'accent-invalid')
  if (!isReadable(light, GROUNDS_OF_THEMES.light)) return refuseField('accentLight', 'accent-unreadable')
  if (!isReadable(dark, GROUNDS_OF_THEMES.dark)) return refuseField('accentDark', 'accent-unreadable')
  return accept({ light, dark })
}

function isReadable(accent: string, ground: string): boolean {
  return contrastOf(TEXT_ON_ACCENT, accent) >= TEXT_CONTRAST && contrastOf(accent, ground) >= SHAPE_CONTRAST
}

/** The contrast ratio of two colours `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => relativeLuminance(...channelsOf(colour)))
  return contrastRatio(a ?? 0, b ?? 0)
}

/** The values of the roles that derive from an accent, by their names in tokens.css. */
export function accentRoles({ light, dark }: Accent): Readonly<Record<keyof Accent, Roles>> {
  return {
    light: rolesOf(light, GROUNDS_OF_THEMES.light, '#000000'),
    dark: rolesOf(dark, GROUNDS_OF_THEMES.dark, '#ffffff'),
  }
}

type Roles = Readonly<Record<`--${string}`, string>>

/** `towards`: the colour that text moves to until it can be read on the ground. */
function rolesOf(accent: string, ground: string, towards: string): Roles {
  const wash = mix(accent, ground, 0.93)
  const text = readableOn([ground, wash], accent, towards)
  return {
    '--accent': accent,
    '--accent-hover': mix(accent, '#000000', 0.12),
    '--accent-text': text,
    '--accent-wash': wash,
    '--accent-wash-2': mix(accent, ground, 0.86),
    '--accent-line': mix(accent, ground, 0.7),
    '--focus': text,
  }
}

function readableOn(grounds: readonly string[], accent: string, towards: string): string {
  for (let step = 0; step < STEPS; step += 1) {
    const colour = mix(accent, towards, step / STEPS)
    if (grounds.every((ground) => contrastOf(colour, ground) >= TEXT_CONTRAST)) return colour
  }
  return towards
}

/** A share of the second colour in the first, by channel. */
function mix(one: string, other: string, share: number): string {
  const second = channelsOf(other)
  const channels = channelsOf(one).map((value, index) =>
    Math.round(value + ((second[index] ?? 0) - value) * share),
  )
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channelsOf(hex: string): [number, number, number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}
