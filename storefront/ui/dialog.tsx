'use client'

import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { placeBeside } from '#storefront/ui/place-beside.ts'
import './dialog.css'

const SIZES = { small: 'dialog dialog--sm', medium: 'dialog', large: 'dialog dialog--lg' } as const

interface DialogProps {
  readonly title: string
  /** What its cross does, for who does not see it. */
  readonly closeLabel: string
  /** Called on Escape, the close button and a click outside; the owner then removes the dialog. */
  readonly onClose: () => void
  readonly size?: keyof typeof SIZES
  /** Null where the dialog cannot be dismissed. */
  readonly closable?: boolean
  /** An element that it opens beside, on screens with room for both. */
  readonly beside?: Element | undefined
  readonly children: ReactNode
}

/**
 * Something in front of the page, for as long as it is rendered. The browser keeps the focus inside; it begins at the
 * first field and returns to where it was. On small screens it is a sheet at the bottom.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  size = 'medium',
  closable = true,
  beside,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const { current: element } = dialog
    const before = document.activeElement
    element?.showModal()
    firstPlace(element)?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  useGround(dialog, closable ? onClose : null)
  // After each change of its contents, which changes its height.
  useLayoutEffect(() => {
    if (dialog.current !== null && beside !== undefined) placeBeside(dialog.current, beside)
  })

  return createPortal(
    <dialog
      ref={dialog}
      className={beside === undefined ? SIZES[size] : `${SIZES[size]} dialog--beside`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (closable) onClose()
      }}
    >
      <div className="dialog__in">
        <div className="dialog__h">
          <h2 className="h-3" id={id} tabIndex={-1}>
            {title}
          </h2>
          {closable && (
            <Button tone="quiet" iconOnly aria-label={closeLabel} onClick={onClose}>
              <Icon name="x" />
            </Button>
          )}
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  )
}

/** A press on the ground behind closes it; one that began inside, such as one that marks text, never does. */
function useGround(dialog: RefObject<HTMLDialogElement | null>, onClose: (() => void) | null): void {
  useEffect(() => {
    const { current: element } = dialog
    if (element === null || onClose === null) return
    const over = new AbortController()
    let pressedOn: EventTarget | null = null
    const press = ({ target }: Event) => {
      pressedOn = target
    }
    const release = ({ target }: Event) => {
      if (target === element && pressedOn === element) onClose()
    }
    element.addEventListener('pointerdown', press, { signal: over.signal })
    element.addEventListener('click', release, { signal: over.signal })
    return () => over.abort()
  }, [dialog, onClose])
}

/** Where reading or typing begins: never at the cross. */
function firstPlace(element: HTMLElement | null): HTMLElement | null {
  return element?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea, h2') ?? null
}
