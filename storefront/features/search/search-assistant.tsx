'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ComboboxProps } from '#storefront/features/search/combobox/combobox.tsx'

/** Makes a search field a combobox with suggestions, on its first focus: until then its code is not loaded. */
export function SearchAssistant({ inputId }: { readonly inputId: string }) {
  const [assisted, setAssisted] = useState<Assisted | null>(null)

  useEffect(() => {
    const input = document.getElementById(inputId)
    if (!(input instanceof HTMLInputElement)) return
    const assist = async () => {
      const { Combobox } = await import('#storefront/features/search/combobox/combobox.tsx')
      setAssisted({ Combobox, input })
    }
    if (document.activeElement === input) void assist()
    else input.addEventListener('focus', assist, { once: true })
    return () => input.removeEventListener('focus', assist)
  }, [inputId])

  return assisted && <assisted.Combobox input={assisted.input} />
}

interface Assisted {
  readonly Combobox: ComponentType<ComboboxProps>
  readonly input: HTMLInputElement
}
