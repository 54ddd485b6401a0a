import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import config from '#payload.config'
import { importMap } from '../importMap.js'
import { type PanelAddress, withSafeRedirect } from './address.ts'

export function generateMetadata(address: PanelAddress): Promise<Metadata> {
  return generatePageMetadata({ config, ...address })
}

/** Every page of the panel: Payload finds the view that belongs to the segments. */
export default function PanelPage(address: PanelAddress) {
  return RootPage({ config, importMap, ...withSafeRedirect(address) })
}
