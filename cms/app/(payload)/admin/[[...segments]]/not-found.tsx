import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import config from '#payload.config'
import { importMap } from '../importMap.js'
import type { PanelAddress } from './address.ts'

export function generateMetadata(address: PanelAddress): Promise<Metadata> {
  return generatePageMetadata({ config, ...address })
}

export default function PanelNotFound(address: PanelAddress) {
  return NotFoundPage({ config, importMap, ...address })
}
