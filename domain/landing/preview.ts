import { isLocale, type Locale } from '#domain/locales/locales.ts'

/** The widths at which the panel shows a draft beside its form, in CSS pixels. */
export const PREVIEW_WIDTHS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
] as const

const PREVIEW = /^\/preview\/([a-z]{2})\/([1-9]\d{0,9})$/

/** The path of a draft in a language: only editors may open it, and only pages of the site may frame it. */
export function previewPath(locale: Locale, id: number): string {
  return `/preview/${locale}/${id}`
}

/** The inside path of the page of a draft (`internal-path.ts`); null for other paths. */
export function previewBehind(pathname: string): string | null {
  const [, locale = '', id = ''] = PREVIEW.exec(pathname) ?? []
  return isLocale(locale) ? `/${locale}/preview/${id}` : null
}
