/**
 * The names of the design tokens by what they are for (`storefront/ui/tokens.css` has their values). A test compares the
 * table with that file, so that no token is missing from the pages of the design system.
 */
const scale = (name: string, steps: readonly number[]) => steps.map((step) => `--${name}-${step}` as const)

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 900, 950] as const

/** Colour scales, from the lightest step. */
export const COLOUR_SCALES = {
  brand: scale('brand', [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]),
  red: scale('red', STEPS),
  yellow: scale('yellow', STEPS),
  teal: scale('teal', STEPS),
  ink: scale('ink', [0, 25, 50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 850, 900, 925, 950]),
} as const

/** Roles: what a colour means. They differ between the themes. */
export const COLOUR_ROLES = {
  grounds: ['--bg', '--surface', '--sunken', '--plate', '--plate-hover', '--plate-paper', '--plate-dark'],
  text: ['--fg', '--fg-2', '--fg-3'],
  lines: ['--line', '--line-strong', '--control-line', '--focus'],
  accent: [
    '--accent',
    '--accent-hover',
    '--accent-fg',
    '--accent-text',
    '--accent-wash',
    '--accent-wash-2',
    '--accent-line',
  ],
  states: [
    ...['--danger', '--danger-text', '--danger-wash', '--danger-line'],
    ...['--warn', '--warn-text', '--warn-wash', '--warn-line'],
    ...['--ok', '--ok-text', '--ok-wash', '--ok-line'],
  ],
  tints: [
    ...['--tint-brand', '--tint-red', '--tint-yellow', '--tint-teal'],
    ...['--ground-brand', '--ground-red', '--ground-yellow', '--ground-teal'],
  ],
  others: ['--inverse', '--inverse-fg', '--scrim', '--black'],
} as const

export const TYPE_TOKENS = {
  sizes: [
    ...['--fs-12', '--fs-13', '--fs-14', '--fs-16', '--fs-18', '--fs-20', '--fs-wordmark', '--fs-24'],
    ...['--fs-30', '--fs-38', '--fs-56'],
  ],
  weights: ['--w-regular', '--w-medium', '--w-bold'],
  lineHeights: ['--lh-tight', '--lh-snug', '--lh-ui', '--lh-base', '--lh-read'],
  tracking: ['--track-display', '--track-title'],
} as const

export const SPACE_TOKENS = {
  steps: [
    ...['--s-1', '--s-2', '--s-3', '--s-4', '--s-5', '--s-6', '--s-8', '--s-10', '--s-12'],
    ...['--s-16', '--s-20', '--s-24', '--gutter', '--gap-grid', '--section'],
  ],
  heights: ['--h-announcement', '--h-control-sm', '--h-control', '--h-control-lg', '--h-header'],
  radii: ['--r-xs', '--r-sm', '--r-md', '--r-lg', '--r-xl', '--r-full', '--r-arch'],
  shadows: ['--sh-1', '--sh-2', '--sh-3', '--shadow-knob'],
} as const

/** Tokens without a picture: widths of the page, the font itself, motion, layers and grounds made of gradients. */
export const UNSEEN_TOKENS: readonly string[] = [
  ...['--font', '--stretch-display', '--w-page', '--w-text', '--w-read'],
  ...['--ease-out', '--ease-in-out', '--d-1', '--d-2', '--d-3', '--d-4'],
  ...['--z-sticky', '--z-header', '--z-menu', '--z-modal', '--z-toast', '--ink-inverted', '--check'],
]
