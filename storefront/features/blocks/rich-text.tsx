import { RichText as LexicalText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'
import type { RichText as Text } from '#domain/blocks/rich-text.ts'

/** A rich text whose nodes and addresses were checked by the CMS (`safeRichText`). */
export function RichText({ text }: { readonly text: Text }) {
  return <LexicalText data={text as unknown as ComponentProps<typeof LexicalText>['data']} disableContainer />
}
