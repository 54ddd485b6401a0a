import { type CopyForm, iconifyName } from '#domain/assets/copy-forms.ts'
import { codeOf } from '#media/artwork/code/code-of.ts'
import type { CopyTexts } from '#storefront/actions/download/copy-texts.ts'
import { reasonOf } from '#storefront/actions/download/reason-of.ts'
import { requestDownload } from '#storefront/actions/download/request-download.ts'
import { announceFinished } from '#storefront/session/finished-actions.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

class Refused extends Error {}
class Cancelled extends Error {}

export interface WantedCopy {
  readonly form: CopyForm
  /** The fields of the download of its SVG: item, format, colours. */
  readonly fields: FormData
  readonly sourceUrl: string | null
  /** Address of a picture for the message. */
  readonly artwork?: string | undefined
}

/**
 * Copies an asset to the clipboard. All but its name in Iconify counts as a download: authorised, counted, with its
 * attribution and the chosen colours. Loaded with the first copy.
 *
 * @returns whether it was copied; a toast reports success or failure
 */
export async function copyAsset(wanted: WantedCopy, texts: CopyTexts): Promise<boolean> {
  try {
    await write(textOf(wanted, texts))
  } catch (error) {
    if (error instanceof Cancelled) return false
    await showToast({ text: error instanceof Refused ? error.message : texts.failed, tone: 'bad' })
    return false
  }
  await showToast({ text: texts.done, tone: 'ok', artwork: wanted.artwork })
  announceFinished()
  return true
}

async function textOf({ form, fields, sourceUrl }: WantedCopy, texts: CopyTexts): Promise<string> {
  if (form === 'iconify') return iconifyName(sourceUrl) ?? ''
  const code = codeOf(form, await svgOf(fields, texts), String(fields.get('item')))
  if (!code.ok) throw new Error(code.code)
  return code.value
}

async function svgOf(fields: FormData, texts: CopyTexts): Promise<string> {
  const answer = await requestDownload(fields)
  if (answer.kind === 'cancelled') throw new Cancelled()
  if (answer.kind !== 'granted') throw new Refused(reasonOf(answer, texts))
  const file = await fetch(answer.url)
  if (!file.ok) throw new Error(`${file.status} from ${answer.url}`)
  return file.text()
}

/** Writes a promise where possible: some browsers allow a write only during the click. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])])
}
