import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRefresh } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { sendJson } from '../providers/send-request.ts'
import { type Draft, differingFields, draftOf } from './draft.ts'
import { createDraftSaver, type SaverState, type UnsavedDraft } from './draft-saver.ts'
import { createDraftKeeper, recallDraft } from './kept-drafts.ts'

const SAVED: SaverState = { status: 'saved', error: null }
const BROWSER = { storage: localStorage, locks: navigator.locks }

/**
 * The form of a submission that is saved by itself. Another version of the server replaces an unchanged form; a changed
 * one keeps its content and is not saved until the author decides. What an earlier visit could not save is shown again.
 */
export function useDraft(submission: SubmissionDetail, user: string) {
  const { id } = submission
  const refresh = useRefresh()
  const client = useQueryClient()
  const [save, setSave] = useState(SAVED)
  const [keeper] = useState(() => createDraftKeeper(BROWSER, { user, submission: id }))
  const mounts = useRef(0)

  const open = useCallback(
    ({ draft: values, version, base }: UnsavedDraft) => {
      const onState = (state: SaverState) => {
        setSave(state)
        // The other version.
        if (state.status === 'conflict') refresh()
      }
      const send = async (draft: Draft & { readonly expected: number }) => {
        // The request continues when the page is closed.
        const answer = await sendJson(`${CONSOLE_API}/submissions/${id}/edit`, draft, { keepalive: true })
        const saved = answer as SubmissionDetail
        client.setQueriesData({ queryKey: ['submissions', 'getOne', { id: String(id) }] }, saved)
        return saved
      }
      mounts.current += 1
      const saver = createDraftSaver({ version, base, send, keep: keeper.keep, onState })
      return { key: mounts.current, values, saver }
    },
    [id, keeper, client, refresh],
  )
  const [{ key, values, saver }, setOpened] = useState(() => open(unchanged(submission)))

  /** Shows a draft for a version of the server, and saves where they differ. */
  const show = useCallback(
    (unsaved: UnsavedDraft) => {
      keeper.keep(null)
      setSave(SAVED)
      const opened = open(unsaved)
      setOpened(opened)
      opened.saver.change(unsaved.draft)
    },
    [open, keeper],
  )

  useEffect(() => {
    if (submission.version <= saver.seen().version) return
    if (saver.isSaved()) show(unchanged(submission))
    else if (saver.state().status !== 'saving' && saver.state().status !== 'conflict') saver.conflict()
  }, [submission, saver, show])

  // Once: what is typed meanwhile has precedence.
  useEffect(() => {
    void recallDraft(BROWSER, { user, submission: id }).then((unsaved) => {
      if (unsaved !== null && differingFields(unsaved.draft, unsaved.base).length > 0) show(unsaved)
    })
  }, [user, id, show])

  useEffect(() => {
    const flush = () => void saver.flush()
    addEventListener('pagehide', flush)
    addEventListener('online', flush)
    return () => {
      removeEventListener('pagehide', flush)
      removeEventListener('online', flush)
      void saver.flush().finally(keeper.close)
    }
  }, [saver, keeper])

  return { key, values, save, saver, show } as const
}

function unchanged(submission: SubmissionDetail): UnsavedDraft {
  const draft = draftOf(submission)
  return { draft, version: submission.version, base: draft }
}
