'use client'

import type { ReactNode } from 'react'
import { Button } from '#storefront/ui/button.tsx'
import type { ApiForm } from '#storefront/ui/form/use-api-form.ts'

interface SubmitButtonProps {
  readonly form: Pick<ApiForm, 'busy' | 'ready'>
  readonly block?: boolean
  readonly large?: boolean
  readonly tone?: 'primary' | 'strong' | 'neutral' | 'danger'
  readonly children: ReactNode
}

/** Sends a form, and shows that it is being sent. */
export function SubmitButton({
  form,
  block = false,
  large = false,
  tone = 'primary',
  children,
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      tone={tone}
      size={large ? 'large' : 'medium'}
      block={block}
      busy={form.busy}
      disabled={!form.ready}
      className="form__send"
    >
      {children}
    </Button>
  )
}
