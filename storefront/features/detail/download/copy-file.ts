import type { CopyForm, CopyTexts } from '#storefront/features/detail/download/copy-texts.ts'
import { reasonOf } from '#storefront/features/detail/download/reason-of.ts'
import { requestDownload } from '#storefront/features/detail/download/request-download.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

class Refused extends Error {}

/**
 * Puts the SVG of a form on the clipboard. It is a download like any other: decided, counted, with its credit in it and
 * in the colours that it is shown in. Loaded with the first copy.
 *
 * @returns whether it was copied; a toast says it, or why not
 */
export async function copyFile(form: HTMLFormElement, as: CopyForm, texts: CopyTexts): Promise<boolean> {
  const text = svgOf(form, texts).then((svg) => (as === 'text' ? svg : base64Address(svg)))
  try {
    await write(text)
  } catch (error) {
    await showToast({ text: error instanceof Refused ? error.message : texts.failed, tone: 'bad' })
    return false
  }
  await showToast({ text: texts.done, tone: 'ok' })
  return true
}

async function svgOf(form: HTMLFormElement, texts: CopyTexts): Promise<string> {
  const answer = await requestDownload(form.action, new FormData(form))
  if (answer.kind !== 'granted') throw new Refused(reasonOf(answer, texts))
  const file = await fetch(answer.url)
  if (!file.ok) throw new Error(`${file.status} from ${answer.url}`)
  return file.text()
}

/** Where it can be the text is promised: some browsers let a page write only while the press is fresh. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])])
}

function base64Address(svg: string): string {
  const bytes = Array.from(new TextEncoder().encode(svg), (byte) => String.fromCharCode(byte))
  return `data:image/svg+xml;base64,${btoa(bytes.join(''))}`
}
