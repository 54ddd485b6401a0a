import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { allowedCall } from '#cms/panel/allowed-call.ts'
import config from '#payload.config'
import { importMap } from './admin/importMap.js'
import './custom.css'

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  return handleServerFunctions({ ...(await allowedCall(config, call)), config, importMap })
}

/** The HTML document of every page of the panel. */
export default function PanelLayout({ children }: { readonly children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
