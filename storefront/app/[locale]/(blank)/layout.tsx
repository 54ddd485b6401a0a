import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'

interface LayoutProps {
  readonly params: PageParams<never>
  readonly children: ReactNode
}

/** The blank layout (spec section 2, "Layouts"): pages that another site opens for one task, without header and footer. */
export default async function BlankLayout({ params, children }: LayoutProps) {
  setRequestLocale(await localeOf(params))
  return <main id="main">{children}</main>
}
