'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'

/** A title that always leads to its document, also beside a preview that stands first. */
export function TitleCell(props: DefaultCellComponentProps<TextFieldClient>) {
  return <DefaultCell {...props} link />
}
