import type { ReactNode } from 'react'
import type { Block } from '#domain/contract/blocks/served.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'
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

/**
 * Blocks without client components. The browser's React need not know their elements, of which a page has thousands.
 * A rich text is not among them: its converter decides which attributes it has.
 */
const STATIC: ReadonlySet<Block['type']> = new Set([
  'hero',
  'mosaic',
  'packs',
  'collections',
  'contributors',
  'features',
  'steps',
  'numbers',
  'quote',
  'logos',
  'faq',
  'picture',
  'gallery',
  'action',
  'comparison',
])

interface BlocksProps {
  readonly blocks: readonly Block[]
  readonly locale: Locale
  readonly slots: BlockSlots
  /** The heading of a page that consists of blocks; null where the page has one above them. */
  readonly title: string | null
  /** The page is refreshed in place while its editor writes, so that React renders all of it. */
  readonly isDraft: boolean
}

/** The blocks of a page. A hero that comes first has the heading of the page. */
export function Blocks({ blocks, locale, slots, title, isDraft }: BlocksProps) {
  const heads = title !== null && blocks[0]?.type === 'hero'
  return (
    <div className="blocks">
      {title !== null && !heads && (
        <header className="wrap blocks__h">
          <h1 className="h-display">{title}</h1>
        </header>
      )}
      {blocks.map((block, index) => {
        const shown = (
          <BlockOf key={block.id} block={block} locale={locale} slots={slots} heads={heads && index === 0} />
        )
        return isDraft || !STATIC.has(block.type) ? (
          shown
        ) : (
          <StaticMarkup key={block.id} id={`block-${block.id}`}>
            {shown}
          </StaticMarkup>
        )
      })}
    </div>
  )
}

function BlockOf<T extends Block['type']>(props: BlockProps<T>) {
  const Render = RENDERERS[props.block.type as T] as (props: BlockProps<T>) => ReactNode
  return Render(props)
}
