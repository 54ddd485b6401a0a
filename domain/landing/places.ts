/**
 * The addresses of landing pages: subjects at the root of a language (`/en/avatar`), campaigns and information below a
 * fixed word (`/en/l/christmas-assets`, `/en/pages/formats`), programs below theirs (`/en/plugins/for-figma`).
 */
export const LANDING_PLACES = {
  root: { family: 'landing', prefix: [] },
  campaign: { family: 'campaign', prefix: ['l'] },
  page: { family: 'page', prefix: ['pages'] },
  plugin: { family: 'plugin', prefix: ['plugins'] },
  desktop: { family: 'desktop', prefix: ['desktop-app'] },
} as const satisfies Record<string, { readonly family: string; readonly prefix: readonly string[] }>

export type LandingPlace = keyof typeof LANDING_PLACES
export const LANDING_PLACE_CODES = Object.keys(LANDING_PLACES) as readonly LandingPlace[]

/** The identity of a landing page. */
export interface LandingAddress {
  readonly place: LandingPlace
  readonly slug: string
}

/** Words of lower-case letters and digits joined by single hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const MAX_LANDING_SLUG = 64

/** Whether a word has the form of a landing page's slug; `slugFault` decides whether it is allowed. */
export function isLandingSlug(text: string | undefined): text is string {
  return text !== undefined && text.length <= MAX_LANDING_SLUG && SLUG.test(text)
}

/** The path of a landing page without language: `/l/christmas-assets`. */
export function landingPath({ place, slug }: LandingAddress): string {
  return `/${[...LANDING_PLACES[place].prefix, slug].join('/')}`
}
