import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { readSiteName } from '#cms/operations/site/read-sender.ts'
import { isPanelAddressBounded } from '#domain/permissions/panel-functions.ts'
import config from '#payload.config'
import { importMap } from '../importMap.js'
import { logsOutFromElsewhere, type PanelAddress, withSafeRedirect } from './address.ts'
import { inNameOf } from './metadata.ts'

export async function generateMetadata(address: PanelAddress): Promise<Metadata> {
  const site = await readSiteName(await getPayload({ config }))
  return inNameOf(site, await generatePageMetadata({ config, ...address }))
}

/**
 * Every page of the panel; Payload finds the view for the segments. A list whose parameters exceed the query limit
 * opens without them, and a link from another site to the log-out page opens the panel instead.
 */
export default async function PanelPage(address: PanelAddress) {
  const { segments = [] } = await address.params
  if (logsOutFromElsewhere(segments, await headers(), await config)) redirect('/admin')
  if (!isPanelAddressBounded(await address.searchParams)) {
    redirect(['/admin', ...segments.map(encodeURIComponent)].join('/'))
  }
  return RootPage({ config, importMap, ...withSafeRedirect(address) })
}
