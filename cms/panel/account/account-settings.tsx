'use client'

import { useDocumentInfo } from '@payloadcms/ui'

/** Payload's own settings of the panel, such as its language, which it places below the form of the user. */
export function AccountSettings() {
  const { AfterFields } = useDocumentInfo()
  return <>{AfterFields}</>
}
