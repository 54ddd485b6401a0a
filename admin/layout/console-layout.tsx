import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { ConsoleAppBar } from './console-app-bar.tsx'
import { ConsoleMenu } from './console-menu.tsx'

/** The frame of every page behind the log-in. The bar stays in view: it names the page and the user. */
export function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Layout appBar={ConsoleAppBar} appBarAlwaysOn menu={ConsoleMenu} sx={{ minWidth: 0 }}>
      {children}
    </Layout>
  )
}
