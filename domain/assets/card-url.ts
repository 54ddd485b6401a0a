import type { Form } from '#domain/assets/forms.ts'

/** Path of the pictures of assets for link previews on other sites: artwork, title and author on a card. */
export const CARDS = '/cards'

/**
 * Pixels, as sites with link previews ask for (https://ogp.me,
 * https://developers.facebook.com/docs/sharing/webmasters/images).
 */
export const CARD_SIZE = { width: 1200, height: 630 } as const

export interface CardOf {
  readonly form: Form
  readonly slug: string
}

/** The address of a card, relative to the site. It contains only the asset, so it has no variants to enumerate. */
export function cardUrl({ form, slug }: CardOf): string {
  return `${CARDS}/${form}/${slug}.jpg`
}

const PATH = new RegExp(`^${CARDS}/(item|pack|bundle)/([a-z0-9]+(?:-[a-z0-9]+)*)\\.jpg$`)

/** The asset of a card's path; null for any other path. */
export function cardOfPath(path: string): CardOf | null {
  const [, form, slug] = PATH.exec(path) ?? []
  return form === undefined || slug === undefined ? null : { form: form as Form, slug }
}
