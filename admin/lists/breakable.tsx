import { Fragment } from 'react'

/** Addresses, commands and ids break after these characters rather than inside a word. */
const AFTER_SEPARATOR = /(?<=[@._/-])/

/** A text of a narrow column. `overflow-wrap: anywhere` of its parent breaks what is still too long. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split(AFTER_SEPARATOR).map((part, index) => (
    // Parts never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: the place of a part is its identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
