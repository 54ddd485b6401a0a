'use client'

import { useState } from 'react'
import type { CopyForm } from '#domain/assets/copy-forms.ts'
import type { CopyTexts } from '#storefront/actions/download/copy-texts.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useTimedFlag } from '#storefront/ui/use-timed-flag.ts'

interface CopyFileButtonProps {
  readonly as: CopyForm
  readonly sourceUrl: string | null
  readonly texts: CopyTexts
}

/** Copies the file that its form would download, in another form. */
export function CopyFileButton({ as, sourceUrl, texts }: CopyFileButtonProps) {
  const [copied, flagCopied] = useTimedFlag()
  const [busy, setBusy] = useState(false)

  // Each copy is a download, so a double click is one.
  async function copy(form: HTMLFormElement | null): Promise<void> {
    if (form === null || busy) return
    setBusy(true)
    try {
      const { copyAsset } = await import('#storefront/actions/download/copy-asset.ts')
      if (await copyAsset({ form: as, fields: new FormData(form), sourceUrl }, texts)) flagCopied()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      className="needs-script"
      busy={busy}
      onClick={({ currentTarget }) => void copy(currentTarget.form)}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      {texts.copy}
    </Button>
  )
}
