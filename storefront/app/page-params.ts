import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '#domain/locales/locales.ts'
import { readView, type View } from '#domain/routing/view.ts'

/** The dynamic segments of an inside path (domain/routing/internal-path.ts), as Next hands them to a page. */
export type PageParams<Name extends string> = Promise<Readonly<Record<'locale' | Name, string>>>

/** The language of a page; nothing but the seven is a page. */
export async function localeOf(params: PageParams<never>): Promise<Locale> {
  const { locale } = await params
  return isLocale(locale) ? locale : notFound()
}

/** The language and what of a listing is shown. */
export async function viewOf(params: PageParams<'view'>): Promise<{ locale: Locale; view: View }> {
  const { view } = await params
  return { locale: await localeOf(params), view: readView(view) }
}

/** A page beyond the last does not exist; the first always does. */
export function refuseBeyond(page: number, pageCount: number): void {
  if (page > Math.max(pageCount, 1)) notFound()
}
