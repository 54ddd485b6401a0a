import type { ReactNode } from 'react'
import { Layout, Loading, usePermissions } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { RefusedPage } from '../sign-in/refused-page.tsx'
import { ConsoleAppBar } from './console-app-bar.tsx'
import { ConsoleMenu } from './console-menu.tsx'

/** A wide table scrolls by itself, not the page. */
const FITS_THE_WINDOW = { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } as const

/** The frame of every page behind the log-in. The bar stays in view: it names the page and the user. */
export function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const { permissions, isPending } = usePermissions<ConsoleSession | null>()
  if (isPending) return <Loading />
  if (!permissions) return <RefusedPage />
  return (
    <Layout appBar={ConsoleAppBar} appBarAlwaysOn menu={ConsoleMenu} sx={FITS_THE_WINDOW}>
      {children}
    </Layout>
  )
}
