import type { ReactNode } from 'react'
import type { Block, BlockOf } from '#domain/contract/blocks/served.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** Parts of other features, which the page passes to its blocks. */
export interface BlockSlots {
  /** Plays an animation, or turns a model. */
  readonly viewer: (block: BlockOf<'lottie'> | BlockOf<'model'>) => ReactNode
  /** The cards of the plans below a heading. */
  readonly plans: (heading: ReactNode) => ReactNode
  readonly form: (block: BlockOf<'form'>) => ReactNode
}

/** What every block is rendered with. */
export interface BlockProps<T extends Block['type']> {
  readonly block: BlockOf<T>
  readonly locale: Locale
  readonly slots: BlockSlots
  /** The block is the first of its page, whose heading it has. */
  readonly heads: boolean
}
