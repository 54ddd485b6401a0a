import type { ReactNode } from 'react'
import { Layout, Loading, usePermissions } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { RefusedPage } from '../sign-in/refused-page.tsx'
import { ConsoleAppBar } from './console-app-bar.tsx'
import { ConsoleMenu } from './console-menu.tsx'

/** The frame of every page behind the log-in. The bar stays in view: it names the page and the user. */
export function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const { permissions, isPending } = usePermissions<ConsoleSession | null>()
  if (isPending) return <Loading />
  if (!permissions) return <RefusedPage />
  return (
    <Layout appBar={ConsoleAppBar} appBarAlwaysOn menu={ConsoleMenu} sx={{ minWidth: 0 }}>
      {children}
    </Layout>
  )
}
