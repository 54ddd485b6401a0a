'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type OrderFiles as Files, orderFilesSchema } from '#domain/contract/custom-orders.ts'
import { deskText } from './texts/desk-text.ts'

const envelopeSchema = z.object({ response: z.object({ orderFiles: orderFilesSchema }) })

/** The files that came with a request, to download. */
export function OrderFiles() {
  const { id } = useDocumentInfo()
  const { language } = useTranslation().i18n
  const [files, setFiles] = useState<Files>([])
  useEffect(() => {
    if (id === undefined) return
    readFiles(id).then(setFiles, () => setFiles([]))
  }, [id])
  return (
    <section className="motif-field" aria-label={deskText(language, 'Files')}>
      <h3 className="motif-field__label">{deskText(language, 'Files')}</h3>
      {files.length === 0 && <p className="motif-field__hint">{deskText(language, 'No files.')}</p>}
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a href={`/api/panel/custom-orders/${id}/files/${file.id}`} download>
              {file.name}
            </a>{' '}
            ({file.type}, {Math.ceil(file.bytes / 1024)} KB)
          </li>
        ))}
      </ul>
    </section>
  )
}

async function readFiles(id: number | string): Promise<Files> {
  const response = await fetch(`/api/panel/custom-orders/${id}/files`)
  return envelopeSchema.parse(await response.json()).response.orderFiles
}
