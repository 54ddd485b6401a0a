import type { TemplateCategory } from '#domain/assets/template-categories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { Listed } from '#domain/routing/listed.ts'
import { type Change, refine, refineWithin } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'

/** The address of the same listing with one thing changed. */
export type AddressOf = (change: Change) => string

/** Addresses of a listing of the whole library. */
export function libraryAddresses(locale: Locale, view: View): AddressOf {
  return (change) => href('listing', locale, refine(view, change))
}

/** Addresses of the listing of a curated collection. */
export function collectionAddresses(locale: Locale, slug: string, view: View): AddressOf {
  return (change) => href('collection', locale, { slug, ...refineWithin(view, change) })
}

/** Addresses of the listing of a category: another category is a filter of the library. */
export function categoryAddresses(locale: Locale, slug: string, view: View): AddressOf {
  return (change) =>
    change.category !== undefined && change.category.length > 0
      ? href('listing', locale, refine(view, change))
      : href('category', locale, { slug, ...refineWithin(view, change) })
}

/** Addresses of a contributor's work. */
export function contributorAddresses(locale: Locale, username: string, view: View): AddressOf {
  return (change) => href('contributor', locale, { username, ...refineWithin(view, change) })
}

/** Addresses of a style, as `styleFamily` names it: another kind, form or style is a listing of the library. */
export function styleAddresses(locale: Locale, slug: string, view: View): AddressOf {
  return (change) => {
    const leaves = change.kind !== undefined || change.form !== undefined || change.style !== undefined
    if (leaves) return href('listing', locale, refine(view, { style: [slug], ...change }))
    return href(styleFamily(view), locale, { slug, ...refineWithin(view, change) })
  }
}

/** Styles of icons have addresses of their own. */
export function styleFamily({ kind }: Pick<View, 'kind'>): 'style' | 'iconStyle' {
  return kind === 'icon' ? 'iconStyle' : 'style'
}

/** Addresses of templates of one use: another kind or form is a listing of the library. */
export function templateAddresses(locale: Locale, use: TemplateCategory, view: View): AddressOf {
  return (change) => {
    const leaves = change.kind !== undefined || change.form !== undefined
    if (leaves) return href('listing', locale, refine({ ...view, kind: 'template' }, change))
    return href('templateCategory', locale, { use, ...refineWithin(view, change) })
  }
}

/** Addresses of a landing page, which lists items: packs are searched by its name. */
export function landingAddresses(
  family: 'campaign' | 'page' | 'plugin' | 'desktop' | 'landing',
  locale: Locale,
  slug: string,
  view: View,
): AddressOf {
  return (change) =>
    change.form === undefined
      ? href(family, locale, { slug, ...refineWithin(view, change) })
      : href('listing', locale, refine(view, { words: slug, ...change }))
}

/** Addresses of any listing. */
export function addressesOf({ locale, place, view }: Listed): AddressOf {
  switch (place?.family) {
    case undefined:
      return libraryAddresses(locale, view)
    case 'category':
      return categoryAddresses(locale, place.slug, view)
    case 'collection':
      return collectionAddresses(locale, place.slug, view)
    case 'contributor':
      return contributorAddresses(locale, place.slug, view)
    case 'style':
    case 'iconStyle':
      return styleAddresses(locale, place.slug, view)
    case 'templateCategory':
      return templateAddresses(locale, place.slug, view)
    case 'campaign':
    case 'page':
    case 'plugin':
    case 'desktop':
    case 'landing':
      return landingAddresses(place.family, locale, place.slug, view)
  }
}
