'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import type { Item, Revision } from '#cms/payload-types.ts'
import { callPanel } from './call-panel.ts'
import { Preview, type ShownFacts } from './preview.tsx'
import { RevisionSummary } from './revision-summary.tsx'
import { deskText } from './texts/desk-text.ts'
import { type RevisionStatus, type RevisionWatch, watchRevision } from './watch-revision.ts'

const INITIAL_STATUS: RevisionStatus = { revision: null, failed: false }

/**
 * The original of an item: the published one, the progress of the newest upload, and controls to upload a file and to
 * publish it once it is ready.
 */
export function OriginalField() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { language } = useTranslation().i18n
  const [watched, setWatched] = useState<RevisionStatus>(INITIAL_STATUS)
  const [busy, setBusy] = useState<'sending' | 'publishing' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const watch = useRef<RevisionWatch>(null)

  useEffect(() => {
    if (id === undefined) return
    watch.current = watchRevision(id, setWatched)
    return () => watch.current?.stop()
  }, [id])

  const call = async (state: 'sending' | 'publishing', path: string, body: FormData | object) => {
    setBusy(state)
    setRefusal(
      await callPanel(`/items/${id}/revisions${path}`, body, language).catch(() =>
        deskText(language, 'The server could not be reached. Check the connection.'),
      ),
    )
    setBusy(null)
    watch.current?.refresh()
  }

  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (!file) return
    const body = new FormData()
    body.set('file', file)
    await call('sending', '', body)
    input.value = ''
  }

  const { revision } = watched
  const item = revision?.item
  const shown = typeof item === 'object' ? item.shown : savedDocumentData?.shown
  const current = typeof item === 'object' ? idOf(item.currentRevision) : null
  const waiting = revision?.state === 'ready' && revision.id !== current ? revision : null
  const title = typeof savedDocumentData?.title === 'string' ? savedDocumentData.title : ''
  return (
    <section className="motif-field" aria-label={deskText(language, 'Original')}>
      <h3 className="motif-field__label">{deskText(language, 'Original')}</h3>
      <Preview shown={shown} title={title} width={400} size="stage" />
      <RevisionSummary revision={revision} isCurrent={revision?.id === current} language={language} />
      {waiting && (
        <>
          <Preview
            shown={factsOf(waiting)}
            title={deskText(language, '{title}, revision {number}', { title, number: waiting.number })}
            width={400}
            size="stage"
          />
          <button
            type="button"
            className="btn btn--style-primary btn--size-small"
            disabled={busy !== null}
            onClick={() => call('publishing', `/${waiting.id}/publish`, { expected: current })}
          >
            {deskText(language, busy === 'publishing' ? 'Publishing the original' : 'Publish this original')}
          </button>
        </>
      )}
      {id === undefined ? (
        <p className="motif-field__hint">
          {deskText(language, 'Save the item first, then send its original.')}
        </p>
      ) : (
        <label className="btn btn--style-secondary btn--size-small motif-upload" data-busy={busy !== null}>
          {deskText(language, busy === 'sending' ? 'Sending the file' : 'Send a new original')}
          <input type="file" onChange={send} disabled={busy !== null} />
        </label>
      )}
      <p className="motif-field__error" role="status">
        {refusal ??
          (watched.failed && deskText(language, 'The original could not be read. Check the connection.'))}
      </p>
    </section>
  )
}

function idOf(revision: Item['currentRevision']): number | null {
  return typeof revision === 'object' ? (revision?.id ?? null) : (revision ?? null)
}

/** How a revision will be shown once it is published. */
function factsOf({ file, ground, width, height, updatedAt }: Revision): ShownFacts | null {
  return typeof file === 'object' && file
    ? { sha256: file.sha256, ground, width, height, modifiedAt: updatedAt }
    : null
}
