import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { askToLogIn } from '#storefront/session/intents.ts'
import { downloadFile } from '#storefront/ui/download/download-file.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

export interface WantedZip {
  /** Null for the artworks' own colours. */
  readonly palette: ReadyPalette | null
  /** Whether it has the records for an audit. */
  readonly audit: boolean
}

export interface ZipDownload {
  readonly busy: boolean
  /** Why the last attempt failed, as text; null while none has. */
  readonly failure: string | null
  /** @returns whether the ZIP is saved */
  readonly fetchZip: (wanted: WantedZip) => Promise<boolean>
}

/**
 * Prepares and downloads a ZIP without leaving the page. A dialog that was closed meanwhile is answered by a toast.
 *
 * @param path API path of the ZIP
 */
export function useZip(path: string): ZipDownload {
  const t = useTranslations()
  const [state, setState] = useState<'rest' | 'busy' | { readonly failure: string }>('rest')
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  async function fetchZip(wanted: WantedZip): Promise<boolean> {
    if (wanted.palette !== null && !(await askToLogIn('recolour'))) return false
    setState('busy')
    const failure = await attempt(wanted)
    setState(failure === null ? 'rest' : { failure })
    if (failure === null) await showToast({ text: t('zip.done'), tone: 'ok' })
    else if (!isOpen.current) await showToast({ text: failure, tone: 'bad' })
    return failure === null
  }

  async function attempt(body: WantedZip): Promise<string | null> {
    const answer = await callApi<{ zip: { url: string } }>('POST', path, { body })
    if (answer.ok) return (await downloadFile(answer.value.zip.url)) ? null : t('zip.failed')
    return answer.unreachable ? t('zip.failed') : t(`errors.${answer.faults[0]?.code ?? 'unavailable'}`)
  }

  return { busy: state === 'busy', failure: typeof state === 'object' ? state.failure : null, fetchZip }
}
