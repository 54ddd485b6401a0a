'use client'

import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { panelPath } from './panel-path.ts'
import { Preview } from './preview.tsx'

/** An item's artwork in a list; links to the item in the first column. */
export function PreviewCell({ rowData, link, collectionSlug }: DefaultCellComponentProps<UIFieldClient>) {
  const title = typeof rowData.title === 'string' ? rowData.title : ''
  const preview = <Preview shown={rowData.shown} title={title} width={100} size="cell" />
  return link ? (
    <Link href={panelPath(collectionSlug, rowData.id)} prefetch={false}>
      {preview}
    </Link>
  ) : (
    preview
  )
}
