import type { CopyForm, CopyTexts } from '#storefront/features/detail/download/copy-texts.ts'
import { reasonOf } from '#storefront/features/detail/download/reason-of.ts'
import { requestDownload } from '#storefront/features/detail/download/request-download.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

class Refused extends Error {}
class Cancelled extends Error {}

/**
 * Copies the SVG of a form to the clipboard. It counts as a download: authorised, counted, with its attribution and the
 * shown colours. Loaded with the first copy.
 *
 * @returns whether it was copied; a toast reports success or failure
 */
export async function copyFile(form: HTMLFormElement, as: CopyForm, texts: CopyTexts): Promise<boolean> {
  const text = svgOf(form, texts).then((svg) => (as === 'text' ? svg : base64Address(svg)))
  try {
    await write(text)
  } catch (error) {
    if (error instanceof Cancelled) return false
    await showToast({ text: error instanceof Refused ? error.message : texts.failed, tone: 'bad' })
    return false
  }
  await showToast({ text: texts.done, tone: 'ok' })
  return true
}

async function svgOf(form: HTMLFormElement, texts: CopyTexts): Promise<string> {
  const answer = await requestDownload(form.action, new FormData(form))
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

function base64Address(svg: string): string {
  const bytes = Array.from(new TextEncoder().encode(svg), (byte) => String.fromCharCode(byte))
  return `data:image/svg+xml;base64,${btoa(bytes.join(''))}`
}
