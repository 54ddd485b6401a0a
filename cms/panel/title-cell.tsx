'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'

/** A title that links to its document even beside a preview in the first column. */
export function TitleCell(props: DefaultCellComponentProps<TextFieldClient>) {
  return <DefaultCell {...props} link />
}
