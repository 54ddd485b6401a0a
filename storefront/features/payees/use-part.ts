'use client'

import { useRef, useState } from 'react'
import type { PaymentDetails } from '#domain/contract/payees.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

/** Whether the form of a part is open, and what follows when it was stored. */
export function usePart(onStored: (details: PaymentDetails) => void, stored: string) {
  const heading = useRef<HTMLHeadingElement | null>(null)
  const [editing, setEditing] = useState(false)
  return {
    heading,
    editing,
    open: () => setEditing(true),
    close: () => {
      setEditing(false)
      heading.current?.focus()
    },
    keep: (details: PaymentDetails) => {
      setEditing(false)
      onStored(details)
      heading.current?.focus()
      void showToast({ text: stored, tone: 'ok' })
    },
  } as const
}
