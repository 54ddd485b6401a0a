'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Preview } from './preview.tsx'
import { RevisionSummary } from './revision-summary.tsx'
import { uploadOriginal } from './upload-original.ts'
import { type RevisionWatch, type Watched, watchRevision } from './watch-revision.ts'

const NOTHING_YET: Watched = { revision: null, error: null }

/** The original of an item: what it looks like now, how far the newest upload is, and where to send a new one. */
export function OriginalField() {
  const { id, savedDocumentData } = useDocumentInfo()
  const [watched, setWatched] = useState<Watched>(NOTHING_YET)
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const watch = useRef<RevisionWatch>(null)

  useEffect(() => {
    if (id === undefined) return
    watch.current = watchRevision(id, setWatched)
    return () => watch.current?.stop()
  }, [id])

  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (id === undefined || !file) return
    setSending(true)
    setRefusal(
      await uploadOriginal(id, file).catch(() => 'The file could not be sent. Check the connection.'),
    )
    setSending(false)
    input.value = ''
    watch.current?.refresh()
  }

  const item = watched.revision?.item
  const shown = typeof item === 'object' ? item.shown : savedDocumentData?.shown
  const title = typeof savedDocumentData?.title === 'string' ? savedDocumentData.title : ''
  return (
    <section className="motif-field" aria-label="Original">
      <h3 className="motif-field__label">Original</h3>
      <Preview shown={shown} title={title} width={400} size="stage" />
      <RevisionSummary revision={watched.revision} />
      {id === undefined ? (
        <p className="motif-field__hint">Save the item first, then send its original.</p>
      ) : (
        <label className="btn btn--style-secondary btn--size-small motif-upload" data-busy={sending}>
          {sending ? 'Sending the file' : 'Send a new original'}
          <input type="file" onChange={send} disabled={sending} />
        </label>
      )}
      <p className="motif-field__error" role="status">
        {refusal ?? watched.error}
      </p>
    </section>
  )
}
