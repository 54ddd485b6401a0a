import type { ReactNode } from 'react'
import type { Block } from '#domain/contract/blocks/served.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { BlockSection } from './block-section.tsx'
import { CodeBlock, ComparisonBlock, CountdownBlock } from './data-blocks.tsx'
import { FrameBlock } from './frame-blocks.tsx'
import { ActionBlock, HeroBlock } from './hero-blocks.tsx'
import {
  CollectionsBlock,
  ContributorsBlock,
  FreeAssetBlock,
  GalleryBlock,
  MosaicBlock,
  PacksBlock,
  PictureBlock,
  ViewerBlock,
} from './library-blocks.tsx'
import type { BlockProps, BlockSlots } from './slots.ts'
import {
  FaqBlock,
  FeaturesBlock,
  LogosBlock,
  NumbersBlock,
  QuoteBlock,
  StepsBlock,
  TextBlock,
} from './word-blocks.tsx'
import './blocks.css'

type Renderers = { readonly [T in Block['type']]: (props: BlockProps<T>) => ReactNode }

const RENDERERS: Renderers = {
  hero: HeroBlock,
  mosaic: MosaicBlock,
  freeAsset: FreeAssetBlock,
  packs: PacksBlock,
  collections: CollectionsBlock,
  contributors: ContributorsBlock,
  plans: ({ block: { heading, intro }, slots }) => (
    <section className="wrap section">
      {slots.plans(
        <div className="stack">
          {heading && <h2 className="h-1">{heading}</h2>}
          {intro && <p className="lead">{intro}</p>}
        </div>,
      )}
    </section>
  ),
  features: FeaturesBlock,
  steps: StepsBlock,
  numbers: NumbersBlock,
  quote: QuoteBlock,
  logos: LogosBlock,
  faq: FaqBlock,
  video: FrameBlock,
  lottie: ViewerBlock,
  model: ViewerBlock,
  picture: PictureBlock,
  gallery: GalleryBlock,
  text: TextBlock,
  action: ActionBlock,
  countdown: CountdownBlock,
  code: CodeBlock,
  comparison: ComparisonBlock,
  form: ({ block, slots }) => (
    <BlockSection heading={block.heading} intro={block.intro} narrow>
      {slots.form(block)}
    </BlockSection>
  ),
  embed: FrameBlock,
}

interface BlocksProps {
  readonly blocks: readonly Block[]
  readonly locale: Locale
  readonly slots: BlockSlots
  /** The heading of a page that consists of blocks; null where the page has one above them. */
  readonly title: string | null
}

/** The blocks of a page. A hero that comes first has the heading of the page. */
export function Blocks({ blocks, locale, slots, title }: BlocksProps) {
  const heads = title !== null && blocks[0]?.type === 'hero'
  return (
    <div className="blocks">
      {title !== null && !heads && (
        <header className="wrap blocks__h">
          <h1 className="h-display">{title}</h1>
        </header>
      )}
      {blocks.map((block, index) => (
        <BlockOf key={block.id} block={block} locale={locale} slots={slots} heads={heads && index === 0} />
      ))}
    </div>
  )
}

function BlockOf<T extends Block['type']>(props: BlockProps<T>) {
  const Render = RENDERERS[props.block.type as T] as (props: BlockProps<T>) => ReactNode
  return Render(props)
}
