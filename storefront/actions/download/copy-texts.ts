import type { CopyForm } from '#domain/assets/copy-forms.ts'
import {
  type DownloadTexts,
  refusalsOf,
  type Translate,
} from '#storefront/actions/download/download-texts.ts'

/** Texts of a copy. */
export interface CopyTexts extends Pick<DownloadTexts, 'refused' | 'unreachable'> {
  readonly copy: string
  /** Announced after copying. */
  readonly done: string
  /** When the browser refuses. */
  readonly failed: string
}

export function copyTextsOf(t: Translate, form: CopyForm): CopyTexts {
  const name = t(`detail.copy.forms.${form}`)
  return {
    copy: t('detail.copy.submit', { form: name }),
    done: t('detail.copy.done', { form: name }),
    failed: t('detail.copy.failed'),
    ...refusalsOf(t),
  }
}
