import { createRoot, type Root } from 'react-dom/client'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { ToastCard } from '#storefront/ui/toast/toast-card.tsx'
import type { Toast } from './toast.ts'

interface Stage {
  readonly element: HTMLElement
  readonly root: Root
}

let stage: Stage | null = null
let shown = 0

/** Shows a toast in a container outside of the pages, so that it survives navigation. */
export async function displayToast(toast: Toast): Promise<void> {
  const { common } = await loadMessages(pageLocale())
  stage ??= openStage()
  const { element, root } = stage
  // What is in front of the page makes everything outside of it dumb.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const host = dialog ?? document.body
  if (element.parentElement !== host) host.append(element)
  // A toast shown in a dialog outlives it.
  dialog?.addEventListener('close', () => document.body.append(element), { once: true })
  shown += 1
  const close = () => root.render(null)
  root.render(<ToastCard key={shown} toast={toast} closeLabel={common.close} onClose={close} />)
}

/** It is there before its words are, or they would not be read aloud. */
function openStage(): Stage {
  const element = document.createElement('div')
  element.setAttribute('role', 'status')
  return { element, root: createRoot(element) }
}
